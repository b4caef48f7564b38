package dev.photofinish.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The commands that are measured. */
final class Commands {

  /** Exit codes of an analysis that went through: nothing found, or something. */
  static final int[] ANALYSED = {0, 1};

  private Commands() {}

  /** A scan as a user starts it. */
  static List<String> scan(Path jar, String... options) {
    List<String> command = new ArrayList<>(List.of("./photofinish", "scan", "--quiet"));
    command.addAll(List.of(options));
    command.add(jar.toString());
    return command;
  }

  /** A proof as a user starts it. */
  static List<String> prove(List<Path> inputs, List<Path> classPath, List<String> options) {
    List<String> command = new ArrayList<>(List.of("./photofinish", "prove"));
    inputs.forEach(input -> command.add(input.toString()));
    command.addAll(options);
    if (!classPath.isEmpty()) {
      command.addAll(List.of("--classpath", joined(classPath)));
    }
    return command;
  }

  /** What such a scan takes. */
  static Timing timeScan(Path jar, String... options) throws IOException {
    return TimedProcess.run(scan(jar, options)).checked(ANALYSED).timing();
  }

  /** ASM's tree parse. */
  static List<String> asmTree(Path jar) {
    return java(System.getProperty("java.class.path"), AsmTree.class.getName(), jar.toString());
  }

  static List<String> java(List<Path> classPath, String mainClass, String... arguments) {
    return java(joined(classPath), mainClass, arguments);
  }

  private static String joined(List<Path> classPath) {
    return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
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
