package dev.photofinish.record.runtime;

import java.io.IOException;
import java.util.Optional;

/**
 * The thread that writes, now and then, when there is much to write, and once more at the end. It
 * is never interrupted: that would close the file that it writes to.
 */
final class Writer {

  /** Writes what has come. */
  @FunctionalInterface
  interface Work {
    void run() throws IOException;
  }

  private final Work work;
  private final int milliseconds;
  private final Thread thread;

  /** Guarded by this. */
  private boolean stopped;

  /** Whether there is much to write; guarded by this. */
  private boolean hurried;

  private volatile Optional<String> failure = Optional.empty();

  Writer(Work work, int milliseconds) {
    this.work = work;
    this.milliseconds = milliseconds;
    this.thread = new OwnThread(this::run, "photofinish writer");
  }

  void start() {
    thread.start();
  }

  /** Why it could not go on, if it could not. */
  Optional<String> failure() {
    return failure;
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
        work.run();
      }
      work.run();
    } catch (IOException e) {
      failure = Optional.of("the trace could not be written: " + e);
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
    return !stopped;
  }
}
