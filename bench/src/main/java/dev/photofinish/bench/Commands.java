package dev.photofinish.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The commands that are measured. */
final class Commands {

  /** Exit codes of a scan that went through: nothing found, or something. */
  static final int[] SCANNED = {0, 1};

  private Commands() {}

  /** A scan as a user starts it. */
  static List<String> scan(Path jar, String... options) {
    List<String> command = new ArrayList<>(List.of("./photofinish", "scan", "--quiet"));
    command.addAll(List.of(options));
    command.add(jar.toString());
    return command;
  }

  /** What such a scan takes. */
  static Timing timeScan(Path jar, String... options) throws IOException {
    return TimedProcess.run(scan(jar, options)).checked(SCANNED).timing();
  }

  /** ASM's tree parse. */
  static List<String> asmTree(Path jar) {
    return java(System.getProperty("java.class.path"), AsmTree.class.getName(), jar.toString());
  }

  static List<String> java(List<Path> classPath, String mainClass, String... arguments) {
    List<String> entries = classPath.stream().map(Path::toString).toList();
    return java(String.join(File.pathSeparator, entries), mainClass, arguments);
  }

  /** With the collector that the launcher chooses for scans. */
  private static List<String> java(String classPath, String mainClass, String... arguments) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command = new ArrayList<>(List.of(java, "-XX:+UseParallelGC", "-cp", classPath));
    command.add(mainClass);
    command.addAll(List.of(arguments));
    return command;
  }
}
