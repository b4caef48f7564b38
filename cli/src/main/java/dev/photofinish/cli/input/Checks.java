package dev.photofinish.cli.input;

import dev.photofinish.cli.error.BadUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Checks of the files that options name. */
public final class Checks {

  /** The class library of a JDK or JRE, from Java 9 on and before. */
  private static final List<String> CLASS_LIBRARIES =
      List.of("lib/modules", "jre/lib/rt.jar", "lib/rt.jar");

  /** Stands for an option where a file is named without one. */
  public static final String INPUT = "";

  private Checks() {}

  public static void fileExists(String option, Path file) {
    if (!Files.exists(file)) {
      throw bad(option, file, "no such file");
    }
    if (Files.isDirectory(file)) {
      throw bad(option, file, "is a folder, not a file");
    }
    if (!Files.isReadable(file)) {
      throw bad(option, file, "no permission to read");
    }
  }

  public static void folderExists(String option, Path folder) {
    if (!Files.exists(folder)) {
      throw bad(option, folder, "no such folder");
    }
    if (!Files.isDirectory(folder)) {
      throw bad(option, folder, "is a file, not a folder");
    }
  }

  public static void fileCanBeWritten(String option, Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw bad(option, file, "is a folder, not a file");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw bad(option, file, "no such folder: " + folder);
    }
    if (!Files.isWritable(Files.exists(file) ? file : folder)) {
      throw bad(option, file, "no permission to write");
    }
  }

  /** A folder that will be made if it is not there. */
  public static void folderCanBeMade(String option, Path folder) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw bad(option, folder, "is a file, not a folder");
    }
  }

  public static void isJdk(String option, Path folder) {
    folderExists(option, folder);
    if (CLASS_LIBRARIES.stream().noneMatch(library -> Files.exists(folder.resolve(library)))) {
      throw bad(option, folder, "not a JDK, since it has no lib/modules");
    }
  }

  private static BadUsage bad(String option, Path path, String complaint) {
    return new BadUsage((option.isEmpty() ? "" : option + " ") + path + ": " + complaint);
  }
}
