package dev.photofinish.cli.shell;

import java.io.Console;
import org.jspecify.annotations.Nullable;

/** Which of the standard streams are terminals. */
record Terminals(boolean out, boolean err) {

  /**
   * Set by the launcher, which can ask the system about each stream: {@code 12} when both are
   * terminals, {@code 1} or {@code 2} for one of them, empty for neither.
   */
  static final String PROPERTY = "photofinish.terminals";

  static Terminals ofProcess() {
    return of(System.getProperty(PROPERTY), System.console());
  }

  /** Without the launcher's word, Java's answer has to do, which is one for all streams. */
  static Terminals of(@Nullable String launcherSays, @Nullable Object console) {
    if (launcherSays != null) {
      return new Terminals(launcherSays.contains("1"), launcherSays.contains("2"));
    }
    boolean interactive = console != null && isTerminal(console);
    return new Terminals(interactive, interactive);
  }

  /** From Java 22 on a process has a console without a terminal too, and a method that tells. */
  static boolean isTerminal(Object console) {
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException olderJava) {
      return true;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Console.isTerminal cannot be called", e);
    }
  }
}
