package dev.photofinish.cli.architecture;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The modules and what each may depend on: the table of the design, as data. */
final class Modules {

  static final String ROOT = "dev.photofinish.";

  private static final String ASM = "org.objectweb.asm";

  /** The engines and what they stand on, in no particular order. */
  private static final List<String> ENGINES =
      List.of("scan", "prove", "verify", "record", "predict", "replay");

  private static final List<String> FOUNDATIONS =
      List.of("ir", "finding", "models", "annotations", "trace", "report");

  private static final Map<String, Set<String>> MAY_DEPEND_ON = table();

  /** Modules that must get by with the JDK and these libraries. */
  static final Map<String, Set<String>> LIBRARIES =
      Map.of(
          "finding", Set.of(),
          "annotations", Set.of(),
          "trace", Set.of(),
          "ir", Set.of(ASM),
          "record", Set.of(ASM));

  private Modules() {}

  private static Map<String, Set<String>> table() {
    Map<String, Set<String>> table = new LinkedHashMap<>();
    put(table, "ir");
    put(table, "finding");
    put(table, "annotations");
    put(table, "trace");
    put(table, "models", "ir");
    put(table, "scan", "ir", "models", "finding");
    put(table, "prove", "ir", "models", "finding");
    put(table, "verify", "ir", "finding");
    put(table, "record", "trace", "ir", "models");
    put(table, "predict", "ir", "models", "trace", "finding");
    put(table, "replay", "trace", "finding");
    put(table, "report", "finding");
    put(table, "testbench", "finding", "ir");
    table.put("cli", all());
    table.put("mavenplugin", all());
    table.put("bench", all("cli", "testbench"));
    return table;
  }

  private static void put(Map<String, Set<String>> table, String module, String... others) {
    table.put(module, Set.of(others));
  }

  private static Set<String> all(String... more) {
    Set<String> all = new LinkedHashSet<>(FOUNDATIONS);
    all.addAll(ENGINES);
    all.addAll(Arrays.asList(more));
    return all;
  }

  static boolean isKnown(String module) {
    return MAY_DEPEND_ON.containsKey(module);
  }

  static boolean mayDependOn(String module, String other) {
    return module.equals(other) || MAY_DEPEND_ON.getOrDefault(module, Set.of()).contains(other);
  }

  /** The module of a package; modules share nothing above their own packages. */
  static String moduleOf(String packageName) {
    String below = packageName.substring(ROOT.length());
    int dot = below.indexOf('.');
    return dot < 0 ? below : below.substring(0, dot);
  }

  /** Whether a package is a module's front door, not one of its inner rooms. */
  static boolean isFrontDoor(String packageName) {
    return packageName.equals(ROOT + moduleOf(packageName));
  }
}
