package dev.photofinish.cli.record;

import dev.photofinish.cli.error.BadUsage;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;

/** Runs a program in the place of this process: same streams, same signals, same exit code. */
public final class ProgramRun {

  private ProgramRun() {}

  /** Runs it to its end; the exit code is that of shells: 128 and the signal that killed it. */
  static int run(ProcessBuilder program) {
    CompletableFuture<Process> started = new CompletableFuture<>();
    Runnable passOn = () -> started.join().destroy();
    // The terminal sends Ctrl-C to the program, too, which decides what that means.
    Signals signals = Signals.take(() -> {}, passOn);
    try {
      Process process = start(program.inheritIO());
      started.complete(process);
      return await(process);
    } finally {
      signals.giveBack();
    }
  }

  private static int await(Process process) {
    while (true) {
      try {
        return process.waitFor();
      } catch (InterruptedException e) {
        process.destroy();
      }
    }
  }

  /** Starts it, or says why that cannot be. */
  public static Process start(ProcessBuilder program) {
    try {
      return program.start();
    } catch (IOException e) {
      throw new BadUsage("cannot run " + program.command().get(0) + ": " + reason(e));
    }
  }

  /** The platform's message has the program's name and folder once more. */
  private static String reason(IOException problem) {
    String text = String.valueOf(problem.getMessage());
    return text.contains("error=2,") ? "no such program" : text.replaceFirst(".*error=\\d+, ", "");
  }
}
