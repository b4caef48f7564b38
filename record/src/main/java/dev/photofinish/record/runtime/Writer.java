package dev.photofinish.record.runtime;

import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The thread that writes, now and then, when there is much to write, and once more at the end. It
 * is never interrupted: that would close the file that it writes to.
 */
final class Writer {

  /** Writes what has come. If memory is at an end within, it may be done again. */
  @FunctionalInterface
  interface Work {
    void run() throws IOException;
  }

  /** So often is tried what needs memory, which the program may give back soon. */
  private static final int TRIES = 5;

  private static final int MILLISECONDS_BETWEEN_TRIES = 100;

  private static final int FIRST_MILLISECONDS = 5;

  private final Work work;
  private final Runnable atFailure;
  private final int mostMilliseconds;

  /** How long it waits next: a program may end early. Of its thread alone. */
  private int milliseconds = FIRST_MILLISECONDS;

  private final Thread thread;

  /** Guarded by this. */
  private boolean stopped;

  /** Whether there is much to write; guarded by this. */
  private boolean hurried;

  private volatile @Nullable Throwable failure;

  /**
   * @param atFailure done when it cannot go on
   * @param mostMilliseconds how long it waits between two times in the end
   */
  Writer(Work work, Runnable atFailure, int mostMilliseconds) {
    this.work = work;
    this.atFailure = atFailure;
    this.mostMilliseconds = mostMilliseconds;
    this.thread = new OwnThread(this::run, "photofinish writer");
  }

  void start() {
    thread.start();
  }

  /** Why it could not go on, if it could not. */
  Optional<String> failure() {
    return Optional.ofNullable(failure).map(e -> "the trace could not be written: " + e);
  }

  /** There is much to write. */
  synchronized void hurry() {
    hurried = true;
    notify();
  }

  /** Writes the rest. */
  void stop() throws InterruptedException {
    synchronized (this) {
      stopped = true;
      notify();
    }
    thread.join();
  }

  private void run() {
    try {
      while (pause()) {
        write();
      }
      write();
    } catch (Throwable e) {
      // Whatever it is: the program must not wait for what is never done.
      failure = e;
      atFailure.run();
    }
  }

  private void write() throws IOException, InterruptedException {
    for (int tries = 1; ; tries++) {
      try {
        work.run();
        return;
      } catch (OutOfMemoryError e) {
        if (tries == TRIES) {
          throw e;
        }
      }
      Thread.sleep(MILLISECONDS_BETWEEN_TRIES);
    }
  }

  /** Waits for something to do; false if that is the last time. */
  @SuppressWarnings("WaitNotInLoop") // To write too early does no harm.
  private synchronized boolean pause() {
    try {
      if (!stopped && !hurried) {
        wait(milliseconds);
      }
    } catch (InterruptedException e) {
      // Nobody knows this thread but the program's own list of all threads; it goes on.
    }
    hurried = false;
    milliseconds = Math.min(2 * milliseconds, mostMilliseconds);
    return !stopped;
  }
}
