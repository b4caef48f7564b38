package dev.photofinish.record.agent;

import java.util.List;

/**
 * Which programs are build tools. They pass the agent on to the programs that they run, and are not
 * what the user wants to know about.
 */
final class BuildTools {

  private static final List<String> MAIN_CLASSES =
      List.of(
          "org.codehaus.plexus.classworlds.launcher.",
          "org.codehaus.classworlds.",
          "org.apache.maven.cli.",
          "org.apache.maven.wrapper.",
          "org.mvndaemon.",
          "org.gradle.",
          "org.apache.tools.ant.",
          "xsbt.boot.",
          "sbt.",
          "jdk.compiler/com.sun.tools.javac.Main");

  private static final List<String> JARS =
      List.of("gradle-wrapper.jar", "maven-wrapper.jar", "sbt-launch.jar", "ant-launcher.jar");

  private BuildTools() {}

  /**
   * Whether a virtual machine runs one.
   *
   * @param command the main class or jar, a blank, and the arguments
   */
  static boolean isOne(String command) {
    int blank = command.indexOf(' ');
    String first = blank < 0 ? command : command.substring(0, blank);
    for (String start : MAIN_CLASSES) {
      if (first.startsWith(start)) {
        return true;
      }
    }
    for (String jar : JARS) {
      if (first.endsWith(jar)) {
        return true;
      }
    }
    return false;
  }
}
