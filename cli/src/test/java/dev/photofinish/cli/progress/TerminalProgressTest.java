package dev.photofinish.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TerminalProgressTest {

  private static final long SECOND = 1_000_000_000L;

  private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
  private final AtomicLong clock = new AtomicLong(42);
  private final Progress progress =
      new TerminalProgress(
          "scan", new PrintStream(terminal, true, StandardCharsets.UTF_8), 60, clock::get);

  private String shown() {
    return terminal.toString(StandardCharsets.UTF_8);
  }

  @Test
  void shortWorkShowsNothing() {
    progress.start(10);
    clock.addAndGet(SECOND - 1);
    progress.step(10);
    progress.finish();

    assertThat(shown()).isEmpty();
  }

  @Test
  void longWorkShowsABarThatIsGoneInTheEnd() {
    progress.start(10);
    clock.addAndGet(SECOND);
    progress.step(4);
    progress.step(1);
    progress.finish();

    assertThat(shown()).contains("scan", "5/10").endsWith("\r" + " ".repeat(59) + "\r");
    assertThat(shown()).doesNotContain("\n");
  }

  @Test
  void everyStretchOfWorkStartsAnew() {
    progress.start(10);
    clock.addAndGet(SECOND);
    progress.start(7);
    progress.step(7);
    progress.finish();

    assertThat(shown()).isEmpty();
  }

  @Test
  void finishingTwiceOrBeforeTheStartIsHarmless() {
    progress.finish();
    progress.step(1);
    progress.start(1);
    progress.finish();
    progress.finish();

    assertThat(shown()).isEmpty();
  }
}
