package dev.photofinish.cli.progress;

import java.io.PrintStream;
import me.tongfei.progressbar.ProgressBarConsumer;

/** One line of a terminal that is drawn over and over, and is empty again in the end. */
final class TerminalLine implements ProgressBarConsumer {

  private final PrintStream terminal;
  private final int width;

  TerminalLine(PrintStream terminal, int width) {
    this.terminal = terminal;
    this.width = width;
  }

  /** One column less, since some terminals break the line at the last. */
  @Override
  public int getMaxRenderedLength() {
    return width - 1;
  }

  @Override
  public void accept(String line) {
    terminal.print("\r" + line);
    terminal.flush();
  }

  @Override
  public void clear() {
    accept(" ".repeat(getMaxRenderedLength()) + "\r");
  }

  @Override
  public void close() {
    terminal.flush();
  }
}
