package dev.photofinish.cli.progress;

import java.io.PrintStream;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * A progress bar that shows up only when the work takes more than a second.
 *
 * <p>All fields that change are guarded by this object's monitor; steps come from many threads.
 */
public final class TerminalProgress implements Progress {

  private static final long PATIENCE_NANOS = 1_000_000_000L;
  private static final int UPDATE_MILLIS = 200;

  private final String task;
  private final TerminalLine line;
  private final LongSupplier nanoClock;

  private long startedAt;
  private long total;
  private long done;
  private boolean working;
  private @Nullable ProgressBar bar;

  /**
   * @param task the word before the bar
   * @param terminal where it is drawn
   * @param width how many columns it may take
   * @param nanoClock {@link System#nanoTime}, or a test's own
   */
  public TerminalProgress(String task, PrintStream terminal, int width, LongSupplier nanoClock) {
    this.task = task;
    this.line = new TerminalLine(terminal, width);
    this.nanoClock = nanoClock;
  }

  @Override
  public synchronized void start(long newTotal) {
    finish();
    startedAt = nanoClock.getAsLong();
    total = newTotal;
    done = 0;
    working = true;
  }

  @Override
  public synchronized void step(long count) {
    done += count;
    if (bar == null && working && nanoClock.getAsLong() - startedAt >= PATIENCE_NANOS) {
      bar = newBar();
    }
    if (bar != null) {
      bar.stepTo(done);
    }
  }

  @Override
  public synchronized void finish() {
    working = false;
    if (bar != null) {
      bar.close();
      bar = null;
      // The bar can clear its line too, but not if it ends before it was first drawn.
      line.clear();
    }
  }

  private ProgressBar newBar() {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(total)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(UPDATE_MILLIS)
        .setConsumer(line)
        .build();
  }
}
