package dev.photofinish.record.runtime.gate;

import dev.photofinish.record.runtime.OwnThread;
import dev.photofinish.trace.ReplayEnd;
import dev.photofinish.trace.ReplayResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The thread that watches whether anything goes on, writes what became of the run, and opens the
 * gate. The program's threads write nothing: one that is interrupted could not.
 */
final class Keeper {

  private static final long GLANCE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  /** For the values of both accesses, and for the end of the program to wait for the file. */
  private static final long LAST_NANOS = TimeUnit.SECONDS.toNanos(3);

  /** So many times the patience for a program to load a class that the schedule names. */
  private static final int ASLEEP = 120;

  private final Gate gate;
  private final Path file;
  private final Stillness stillness;
  private final Thread thread;
  private final long patience;
  private final long begun = System.nanoTime();

  Keeper(Gate gate, Path file, long patienceNanos) {
    this.gate = gate;
    this.file = file;
    this.patience = patienceNanos;
    this.stillness = new Stillness(gate.course(), patienceNanos);
    this.thread = new OwnThread(this::run, "photofinish gate");
  }

  void start() {
    thread.start();
  }

  /** Waits until all is written. */
  void finish() {
    try {
      thread.join(TimeUnit.NANOSECONDS.toMillis(2 * LAST_NANOS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    ReplayResult result;
    gate.lock().lock();
    try {
      while (gate.course().result().isEmpty()) {
        pause();
        watch();
      }
      result = gate.course().result().orElseThrow();
    } finally {
      gate.lock().unlock();
    }
    write(result);
    open();
    if (result.end() == ReplayEnd.CONFIRMED) {
      write(withValues());
    }
  }

  private void watch() {
    if (gate.course().result().isPresent()) {
      return;
    }
    if (!gate.course().code().isAwake()) {
      giveUpAfterLong();
      return;
    }
    Endings.pass(gate.course());
    Optional<ReplayResult> end = Endings.ofThreads(gate.course());
    if (end.isEmpty()) {
      end = stillness.watch();
    }
    end.ifPresent(gate.course()::decide);
  }

  /** A program may do much before it loads a class that the schedule names, but not forever. */
  private void giveUpAfterLong() {
    long nanos = System.nanoTime() - begun;
    if (nanos > ASLEEP * patience) {
      gate.course().decide(Endings.stuck(gate.course(), nanos));
    }
  }

  private void open() {
    gate.lock().lock();
    try {
      gate.open();
    } finally {
      gate.lock().unlock();
    }
  }

  private ReplayResult withValues() {
    gate.lock().lock();
    try {
      long deadline = System.nanoTime() + LAST_NANOS;
      while (!isSettled() && System.nanoTime() - deadline < 0) {
        pause();
      }
      return Endings.confirmed(gate.course());
    } finally {
      gate.lock().unlock();
    }
  }

  private boolean isSettled() {
    return gate.course().collision().areBothDone() || gate.isEnded();
  }

  /** Lets others have the lock for a while. */
  @SuppressWarnings("WaitNotInLoop") // To look too early does no harm.
  private void pause() {
    try {
      gate.changed().await(GLANCE_NANOS, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      // Nobody knows this thread but the program's own list of all threads; it goes on.
    }
  }

  @SuppressWarnings("SystemOut") // There is nobody else to tell.
  private void write(ReplayResult result) {
    try {
      result.write(file);
    } catch (IOException e) {
      System.err.println("photofinish: the result of the replay cannot be written: " + e);
    }
  }
}
