package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

/** Which seeds run, and what a failure says. */
class SeedsTest {

  @Test
  void theBaseDecidesTheSeeds() {
    assertThat(seen(1, 20, Map.of()))
        .hasSize(20)
        .doesNotHaveDuplicates()
        .isEqualTo(seen(1, 20, Map.of()))
        .doesNotContainAnyElementsOf(seen(2, 20, Map.of()));
  }

  @Test
  void moreSeedsBeginWithTheSameOnes() {
    assertThat(seen(1, 20, Map.of("photofinish.seeds", "50")))
        .hasSize(50)
        .startsWith(seen(1, 20, Map.of()).toArray(Long[]::new));
  }

  @Test
  void oneSeedRunsAlone() {
    assertThat(seen(1, 20, Map.of("photofinish.seed", "-7", "photofinish.seeds", "9")))
        .containsExactly(-7L);
  }

  @Test
  void aFailureSaysHowToRunItAlone() {
    long third = seen(1, 3, Map.of()).get(2);
    IllegalStateException cause = new IllegalStateException("odd");
    assertThatThrownBy(
            () ->
                seeds(1, 5, Map.of())
                    .check(
                        seed -> {
                          if (seed == third) {
                            throw cause;
                          }
                        }))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("seed " + third + " failed (3 of 5)")
        .hasMessageContaining("-Dphotofinish.seed=" + third)
        .hasCause(cause);
  }

  @Test
  void aSkipIsNoFailure() {
    assertThatThrownBy(() -> seeds(1, 5, Map.of()).check(seed -> Assumptions.abort("not here")))
        .isInstanceOf(TestAbortedException.class);
  }

  @Test
  void aSettingThatIsNoNumberIsRefused() {
    assertThatThrownBy(() -> seen(1, 5, Map.of("photofinish.seeds", "many")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("-Dphotofinish.seeds is no number");
  }

  @Test
  void atOnceAreTheSameSeeds() {
    Queue<Long> seen = new ConcurrentLinkedQueue<>();
    seeds(1, 50, Map.of()).checkAtOnce(seen::add);
    assertThat(seen).containsExactlyInAnyOrderElementsOf(seen(1, 50, Map.of()));
  }

  @Test
  void atOnceTheFirstFailureIsTold() {
    List<Long> all = seen(1, 50, Map.of());
    assertThatThrownBy(
            () ->
                seeds(1, 50, Map.of())
                    .checkAtOnce(
                        seed -> {
                          if (all.indexOf(seed) >= 3) {
                            throw new IllegalStateException("odd");
                          }
                        }))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("seed " + all.get(3) + " failed (4 of 50)");
  }

  private static List<Long> seen(long base, int count, Map<String, String> settings) {
    List<Long> seen = new ArrayList<>();
    seeds(base, count, settings).check(seen::add);
    return seen;
  }

  private static Seeds seeds(long base, int count, Map<String, String> settings) {
    return new Seeds(base, count, settings::get);
  }
}
