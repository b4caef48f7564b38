package dev.photofinish.record.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class StopTest {

  private final StripeLocks stripes = new StripeLocks(1, Long.MAX_VALUE / 2);
  private final Stop stop = new Stop(stripes);
  private final List<String> deeds = new ArrayList<>();

  @Test
  void isMadeOnce() {
    stop.then(() -> deeds.add("done"));
    stop.early();
    stop.early();
    stop.now();

    assertThat(stop.isOver()).isTrue();
    assertThat(stop.isEarly()).isTrue();
    assertThat(deeds).containsExactly("done");
  }

  @Test
  void anotherGoesOnIfTheStackIsTooSmall() throws Exception {
    Thread small = new Thread(null, this::stopAtTheEndOfTheStack, "small", 1 << 18);
    small.setUncaughtExceptionHandler((thread, e) -> deeds.add(e.getClass().getSimpleName()));
    small.start();
    small.join();
    stop.now();

    assertThat(stop.isOver()).isTrue();
  }

  /** At each depth, so that the stack has room for any part of it. */
  private void stopAtTheEndOfTheStack() {
    try {
      if (!stop.isOver()) {
        stopAtTheEndOfTheStack();
      }
    } finally {
      stop.early();
    }
  }
}
