package dev.photofinish.record.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever ends the writer is told, and ends the recording. */
@Timeout(60)
class WriterTest {

  private final List<String> deeds = new ArrayList<>();

  @Test
  void whatItWritesIsWrittenOnceMoreAtTheEnd() throws Exception {
    Writer writer = writer(() -> deeds.add("written"));
    writer.start();
    writer.stop();

    assertThat(deeds).contains("written").doesNotContain("given up");
    assertThat(writer.failure()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        IOException.class,
        IllegalStateException.class,
        OutOfMemoryError.class,
        StackOverflowError.class
      })
  void whateverEndsItIsTold(Class<? extends Throwable> kind) throws Exception {
    Throwable reason = kind.getConstructor(String.class).newInstance("no more");
    Writer writer = writer(() -> fail(reason));
    writer.start();
    writer.stop();

    assertThat(deeds).containsExactly("given up");
    assertThat(writer.failure()).contains("the trace could not be written: " + reason);
  }

  private static void fail(Throwable reason) throws IOException {
    if (reason instanceof IOException io) {
      throw io;
    } else if (reason instanceof RuntimeException exception) {
      throw exception;
    }
    throw (Error) reason;
  }

  @Test
  void memoryMayComeBack() throws Exception {
    Writer writer =
        writer(
            () -> {
              deeds.add("tried");
              if (deeds.size() < 3) {
                throw new OutOfMemoryError();
              }
            });
    writer.start();
    writer.stop();

    assertThat(deeds).hasSizeGreaterThanOrEqualTo(3).containsOnly("tried");
    assertThat(writer.failure()).isEmpty();
  }

  @Test
  void itBeginsSoonHoweverLongItMayWaitLater() throws Exception {
    CountDownLatch written = new CountDownLatch(2);
    Writer writer =
        new Writer(
            written::countDown, () -> deeds.add("given up"), (int) TimeUnit.HOURS.toMillis(1));
    writer.start();

    written.await();
    writer.stop();
  }

  private Writer writer(Writer.Work work) {
    return new Writer(work, () -> deeds.add("given up"), 1);
  }
}
