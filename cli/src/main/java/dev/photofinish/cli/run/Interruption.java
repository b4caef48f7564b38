package dev.photofinish.cli.run;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Lets Ctrl-C end an analysis early and still have its report: the virtual machine is kept up until
 * the report is written. The thread that analyses calls everything but the hook's own code.
 */
public final class Interruption {

  /** Ends an analysis that was interrupted. */
  static final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Interrupted() {
      super("interrupted");
    }
  }

  /** An analysis that does not stop is not waited for any longer. */
  private static final int PATIENCE_SECONDS = 60;

  private final CountDownLatch analysed = new CountDownLatch(1);
  private final CountDownLatch reported = new CountDownLatch(1);
  private final AtomicInteger exitCode = new AtomicInteger();
  private volatile boolean requested;
  private @Nullable Thread hook;

  /** From now on, a signal does not end the process at once. */
  void listen() {
    Thread waiting = new Thread(this::interrupted, "interruption");
    Runtime.getRuntime().addShutdownHook(waiting);
    hook = waiting;
  }

  /** Throws if the user wants the analysis to end. */
  void check() {
    if (requested) {
      throw new Interrupted();
    }
  }

  /** Whether the user wants the analysis to end; for all threads. */
  boolean isRequested() {
    return requested;
  }

  /** Asks for the end, as a signal does. */
  void request() {
    requested = true;
  }

  private void interrupted() {
    request();
    try {
      if (analysed.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        // What is known is worth any time that it takes to be written.
        reported.await();
        // A process that ends by a signal would exit with the signal's number.
        Runtime.getRuntime().halt(exitCode.get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The analysis is over, and the report begins. */
  void analysed() {
    analysed.countDown();
  }

  /** The report is written, or there is none: a signal ends the process again. */
  void done(int code) {
    exitCode.set(code);
    Thread listening = hook;
    hook = null;
    if (listening != null && !requested) {
      try {
        Runtime.getRuntime().removeShutdownHook(listening);
      } catch (IllegalStateException e) {
        // The signal came just now; the hook goes on and waits for what follows.
        requested = true;
      }
    }
    analysed();
    reported.countDown();
  }
}
