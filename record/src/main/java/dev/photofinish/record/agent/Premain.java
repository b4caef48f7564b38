package dev.photofinish.record.agent;

import java.lang.instrument.Instrumentation;
import java.nio.file.Paths;

/**
 * Where the virtual machine starts the agent, before the program. Old ones, too: what they do not
 * know must not be named here, as they would not start the program.
 */
public final class Premain {

  private static final int OLDEST_JAVA = 17;

  private Premain() {}

  /**
   * Starts the agent, if that can be.
   *
   * @param optionsFile where the options are
   */
  public static void premain(String optionsFile, Instrumentation instrumentation) {
    if (isNewEnough(System.getProperty("java.specification.version", ""))) {
      Agent.start(Paths.get(optionsFile), instrumentation);
    }
  }

  /** Up to Java 8, versions are like {@code 1.8}. */
  static boolean isNewEnough(String version) {
    try {
      return Integer.parseInt(version) >= OLDEST_JAVA;
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
