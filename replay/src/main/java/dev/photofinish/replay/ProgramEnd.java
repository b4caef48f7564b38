package dev.photofinish.replay;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

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

  private final BooleanSupplier isStopped;

  ProgramEnd(Process process, Known known, Duration grace, BooleanSupplier isStopped) {
    this.process = process;
    this.known = known;
    this.grace = grace;
    this.isStopped = isStopped;
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
      if (isStopped.getAsBoolean()) {
        stop();
        return "was stopped, as the replay was interrupted";
      }
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

  /** A process that has ended cannot tell those that it started, so they are looked up before. */
  private void stop() {
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    all.forEach(ProcessHandle::destroy);
    try {
      CompletableFuture.allOf(
              all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new))
          .get(LAST_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      all.forEach(ProcessHandle::destroyForcibly);
    } catch (InterruptedException e) {
      all.forEach(ProcessHandle::destroyForcibly);
      Thread.currentThread().interrupt();
    }
  }
}
