package dev.photofinish.trace;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Holds a merged order against what every order must keep. */
final class OrderCheck {

  private final Map<Integer, Integer> positions = new HashMap<>();
  private final Map<Integer, Long> versions = new HashMap<>();
  private final Set<Long> forked = new HashSet<>();
  private final Set<Integer> over = new HashSet<>();
  private final Map<Integer, List<Step>> expected = new HashMap<>();
  private final boolean isCut;
  private long number;

  /**
   * What is merged must be these events, without those of paths.
   *
   * @param isCut whether starts of threads may be missing
   */
  OrderCheck(Map<Integer, List<Step>> steps, boolean isCut) {
    this.isCut = isCut;
    steps.forEach((thread, all) -> expected.put(thread, new ArrayList<>(all)));
    expected.values().forEach(all -> all.removeIf(step -> step.event().kind().isOfPath()));
  }

  void check(Step step) {
    Event event = step.event();
    assertThat(event.number()).isEqualTo(number++);
    isNextOfThread(step);
    if (event.kind().isOrdered()) {
      int stripe = Stripes.of(event.object(), event.member());
      assertThat(step.version()).isEqualTo(versions.merge(stripe, 1L, Long::sum) - 1);
    }
    switch (event.kind()) {
      case FORK -> forked.add(event.value());
      case BEGIN -> assertThat(mayBegin(event.thread())).isTrue();
      case END -> over.add(event.thread());
      case JOIN -> assertThat(over).contains((int) event.value());
      default -> {}
    }
  }

  private boolean mayBegin(int thread) {
    return thread == 0 || isCut || forked.contains((long) thread);
  }

  private void isNextOfThread(Step step) {
    Event event = step.event();
    int position = positions.merge(event.thread(), 1, Integer::sum) - 1;
    Step wanted = requireNonNull(expected.get(event.thread())).get(position);
    assertThat(event).usingRecursiveComparison().ignoringFields("number").isEqualTo(wanted.event());
  }

  void allCame() {
    expected.forEach(
        (thread, all) -> assertThat(positions.getOrDefault(thread, 0)).isEqualTo(all.size()));
  }
}
