package dev.photofinish.predict.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.RandomTrace;
import dev.photofinish.predict.Traces;
import dev.photofinish.predict.stage.Predicted;
import dev.photofinish.predict.stage.Prefix;
import dev.photofinish.predict.stage.StageName;
import dev.photofinish.predict.trust.Trust;
import dev.photofinish.testbench.Seeds;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Schedules have what other threads depend on, and no more. */
class ScheduleReductionTest {

  private static final int TRACES = 2_000;
  private static final int LONG = 300_000;

  /** What stands for the accesses that race: nobody else uses it. */
  private static List<Event> racing(long number) {
    return List.of(
        new Event(number, 0, EventKind.WRITE, 1, 1_000, 0, 0),
        new Event(number + 1, 1, EventKind.READ, 1, 1_000, 0, 0));
  }

  /** The places in the trace of the events that are kept, if it is not too long. */
  private static Optional<List<Long>> kept(Iterable<Event> trace, Prefix prefix, List<Event> tail) {
    Predicted race = new Predicted(StageName.ORDERS, prefix, tail);
    SharedUses shared = new SharedUses();
    trace.forEach(shared::step);
    FirstUses uses = new FirstUses(shared);
    trace.forEach(uses::step);
    WitnessEvents events = new WitnessEvents(List.of(race), shared, uses, Trust.FULL);
    trace.forEach(events::step);
    return events
        .schedule(0)
        .map(
            all ->
                all.subList(0, all.size() - 2).stream().map(e -> e.recorded().number()).toList());
  }

  /** However much of the trace is in the prefix, the same is kept. */
  private static List<Long> kept(String text) {
    List<Event> trace = new ArrayList<>(Traces.of(text));
    List<Event> racing = racing(trace.size());
    Set<List<Long>> outcomes = new HashSet<>();
    for (int start = 0; start <= trace.size(); start++) {
      List<Event> tail = new ArrayList<>(trace.subList(start, trace.size()));
      tail.addAll(racing);
      List<Event> all = Stream.concat(trace.stream(), racing.stream()).toList();
      outcomes.add(kept(all, Prefix.before(start), tail).orElseThrow());
    }
    assertThat(outcomes).hasSize(1);
    return outcomes.iterator().next();
  }

  @Test
  void whatOneThreadUsesIsDropped() {
    assertThat(kept("0 write a 1; 1 acquire l; 1 write b 1; 1 release l; 0 read a 1")).isEmpty();
  }

  @Test
  void readersDoNotCareForEachOther() {
    assertThat(kept("0 read a; 1 read a; 0 acquire_shared l; 1 acquire_shared l")).isEmpty();
  }

  @Test
  void whatAnotherChangesIsKept() {
    assertThat(kept("0 write a 1; 1 read a 1; 0 signal s; 1 await s"))
        .containsExactly(0L, 1L, 2L, 3L);
  }

  @Test
  void theMiddleOfATurnIsDropped() {
    assertThat(kept("0 acquire l; 0 write a 1; 0 release l; 1 acquire l; 1 read a 1; 1 release l"))
        .containsExactly(0L, 2L, 3L, 5L);
  }

  /** Replay would hold a thread that has nothing left to do, and nobody could join it. */
  @Test
  void startsAreKeptAndEndsThatAreJoined() {
    assertThat(kept("0 fork 1; 0 fork 2; 0 write a 1; 1 read b; 1 end; 2 read b; 2 end; 0 join 1"))
        .containsExactly(0L, 1L, 4L, 7L);
  }

  /** Of each thread the witness has what it did before some time, and behind that, some more. */
  @Test
  void asTheWholeWitnessTells() {
    Seeds.of(31, TRACES)
        .check(
            seed -> {
              List<Event> trace = RandomTrace.of(seed, 40);
              Random random = new Random(seed);
              int start = random.nextInt(trace.size() + 1);
              long[] bounds = random.longs(3, 0, start + 1).toArray();
              Prefix prefix = (thread, number) -> number < bounds[thread];
              List<Event> tail =
                  new ArrayList<>(
                      trace.subList(start, trace.size()).stream()
                          .filter(event -> random.nextInt(3) > 0)
                          .toList());
              List<Event> witness =
                  Stream.concat(trace.stream().filter(prefix::has), tail.stream())
                      .filter(event -> hasSite(event, trace))
                      .toList();
              List<Event> racing = racing(trace.size());
              tail.addAll(racing);

              List<Event> all = Stream.concat(trace.stream(), racing.stream()).toList();
              assertThat(kept(all, prefix, tail).orElseThrow())
                  .isEqualTo(PlainReduction.of(witness).stream().map(Event::number).toList());
            });
  }

  /** An end has the last place of its thread. */
  private static boolean hasSite(Event event, List<Event> trace) {
    return switch (event.kind()) {
      case END -> trace.stream().anyMatch(e -> e.thread() == event.thread() && hasSite(e));
      default -> hasSite(event);
    };
  }

  private static boolean hasSite(Event event) {
    boolean isCode =
        event.kind() != EventKind.NEW
            && event.kind() != EventKind.INITIAL
            && event.kind() != EventKind.END;
    return isCode && event.site() > 0;
  }

  /** A long run of one thread, which another depends on. */
  @Test
  void whatCountsIsWhatIsLeft() {
    List<Event> trace = new ArrayList<>();
    for (int i = 0; i < LONG; i++) {
      trace.add(new Event(i, 0, EventKind.WRITE, 1, 7, 0, i));
    }
    trace.add(new Event(LONG, 1, EventKind.READ, 2, 7, 0, LONG - 1));
    List<Event> racing = racing(LONG + 1);
    trace.addAll(racing);

    assertThat(kept(trace, Prefix.before(LONG + 1), racing).orElseThrow())
        .containsExactly(0L, LONG - 1L, (long) LONG);
  }

  @Test
  void whatIsTooLongIsGivenUp() {
    List<Event> trace = new ArrayList<>();
    for (int i = 0; i < LONG; i++) {
      trace.add(new Event(i, i % 2, EventKind.WRITE, 1, 7, 0, i));
    }
    List<Event> racing = racing(LONG);
    trace.addAll(racing);

    assertThat(kept(trace, Prefix.before(LONG), racing)).isEmpty();
    assertThat(kept(trace, Prefix.before(1_000), racing).orElseThrow()).hasSize(1_000);
  }
}
