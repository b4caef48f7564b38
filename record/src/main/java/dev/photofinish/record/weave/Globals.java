package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.CALLS;
import static dev.photofinish.record.weave.PlanBuilder.GLOBALS;

import java.util.Map;
import java.util.Set;

/**
 * Calls about what a whole process shares, which belongs to no object: system properties, defaults,
 * files by their names. All of it counts as one.
 */
final class Globals {

  private static final String ANY = "*";

  /** What changes something, by type. */
  private static final Map<String, Set<String>> CHANGES =
      Map.of(
          "java/lang/System", Set.of("setProperty", "clearProperty", "setProperties"),
          "java/util/Locale", Set.of("setDefault"),
          "java/util/TimeZone", Set.of("setDefault"),
          "java/security/Security", Set.of("setProperty"),
          "java/io/File",
              Set.of(
                  "createNewFile",
                  "createTempFile",
                  "delete",
                  "mkdir",
                  "mkdirs",
                  "renameTo",
                  "setLastModified",
                  "setReadOnly",
                  "setWritable",
                  "setReadable",
                  "setExecutable"),
          "java/nio/file/Files", Set.of(ANY));

  /** What only looks at it. */
  private static final Map<String, Set<String>> QUESTIONS =
      Map.of(
          "java/lang/System", Set.of("getProperty", "getProperties"),
          "java/lang/Integer", Set.of("getInteger"),
          "java/lang/Long", Set.of("getLong"),
          "java/lang/Boolean", Set.of("getBoolean"),
          "java/util/Locale", Set.of("getDefault"),
          "java/util/TimeZone", Set.of("getDefault"),
          "java/security/Security", Set.of("getProperty"),
          "java/io/File",
              Set.of(
                  "exists",
                  "isFile",
                  "isDirectory",
                  "isHidden",
                  "length",
                  "lastModified",
                  "list",
                  "listFiles",
                  "canRead",
                  "canWrite",
                  "canExecute"),
          "java/nio/file/Files",
              Set.of(
                  "exists",
                  "notExists",
                  "isRegularFile",
                  "isDirectory",
                  "isSymbolicLink",
                  "isReadable",
                  "isWritable",
                  "isExecutable",
                  "isSameFile",
                  "size",
                  "getLastModifiedTime",
                  "readAllBytes",
                  "readAllLines",
                  "readString",
                  "lines",
                  "list",
                  "walk",
                  "newBufferedReader",
                  "newInputStream"));

  private static final Set<String> FILES = Set.of("java/io/File", "java/nio/file/Files");

  private Globals() {}

  private static boolean isIn(Map<String, Set<String>> calls, LibraryCall call) {
    Set<String> names = calls.getOrDefault(call.type(), Set.of());
    return names.contains(call.name()) || names.contains(ANY);
  }

  static boolean has(LibraryCall call) {
    return isIn(QUESTIONS, call) || isIn(CHANGES, call);
  }

  static boolean plan(LibraryCall call, PlanBuilder plan) {
    if (isIn(QUESTIONS, call)) {
      plan.before(GLOBALS, "asking").always(GLOBALS, "asked");
    } else if (isIn(CHANGES, call)) {
      plan.before(GLOBALS, "asking").before(GLOBALS, "changing").always(GLOBALS, "changed");
    } else {
      return false;
    }
    if (FILES.contains(call.type())) {
      plan.before(GLOBALS, "askingOutside").always(CALLS, "back");
    }
    return true;
  }
}
