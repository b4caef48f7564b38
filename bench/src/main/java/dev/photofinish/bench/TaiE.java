package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The pointer analysis of Tai-e without contexts, with the code of the running JDK; always as a
 * process of its own, as its licence does not go with ours.
 *
 * @param classPath Tai-e and what it needs
 */
record TaiE(List<Path> classPath) {

  /** As it comes. */
  static final String USUAL = "cs:ci";

  /** Without the methods that the JVM may call by itself, and without reflection: less work. */
  static final String LEAN = "cs:ci;implicit-entries:false;reflection-inference:null";

  static TaiE in(Jars jars, Coordinates taiE) throws IOException {
    return new TaiE(jars.classPath(taiE));
  }

  /**
   * The command.
   *
   * @param inputs the application
   * @param libraries what it needs beside the JDK
   * @param options those of the pointer analysis
   */
  List<String> command(
      List<Path> inputs, List<Path> libraries, String mainClass, String options, Path output) {
    List<String> arguments = new ArrayList<>(List.of("-pp", "-m", mainClass));
    inputs.forEach(input -> arguments.addAll(List.of("-acp", input.toString())));
    libraries.forEach(library -> arguments.addAll(List.of("-cp", library.toString())));
    arguments.addAll(List.of("-a", "pta=" + options, "--output-dir", output.toString()));
    return Commands.java(classPath, "pascal.taie.Main", arguments.toArray(String[]::new));
  }
}
