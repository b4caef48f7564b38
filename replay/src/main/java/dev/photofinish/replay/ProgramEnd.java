package dev.photofinish.replay;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Waits for the end of a program, and ends it if it goes on for long when all is known. */
final class ProgramEnd {

  /** Whether it is known what became of the schedule. */
  @FunctionalInterface
  interface Known {
    boolean isKnown() throws IOException;
  }

  private static final int MILLISECONDS = 50;

  /** For a program that is asked to end. */
  private static final int LAST_SECONDS = 5;

  private final Process process;
  private final Known known;
  private final Duration grace;

  ProgramEnd(Process process, Known known, Duration grace) {
    this.process = process;
    this.known = known;
    this.grace = grace;
  }

  /** How it ended, in words. */
  String await() throws IOException, InterruptedException {
    try {
      return awaitOrStop();
    } catch (IOException | InterruptedException e) {
      stop();
      throw e;
    }
  }

  private String awaitOrStop() throws IOException, InterruptedException {
    long knownSince = 0;
    boolean isKnown = false;
    while (!process.waitFor(MILLISECONDS, TimeUnit.MILLISECONDS)) {
      boolean wasKnown = isKnown;
      isKnown = known.isKnown();
      if (isKnown && !wasKnown) {
        knownSince = System.nanoTime();
      }
      if (isKnown && System.nanoTime() - knownSince > grace.toNanos()) {
        stop();
        return "was stopped, as it went on for " + grace.toSeconds() + " s afterwards";
      }
    }
    return "ended with code " + process.exitValue();
  }

  private void stop() {
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
    try {
      if (process.waitFor(LAST_SECONDS, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
