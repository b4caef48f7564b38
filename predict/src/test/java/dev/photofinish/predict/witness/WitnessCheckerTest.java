package dev.photofinish.predict.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.predict.Traces;
import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Orders that can be, and orders that break one rule. */
class WitnessCheckerTest {

  private static Optional<String> problem(String trace, int... order) {
    return problem(Traces.of(trace), order);
  }

  private static Optional<String> problem(List<Event> trace, int... order) {
    List<Event> witness = new ArrayList<>();
    for (int number : order) {
      witness.add(trace.get(number));
    }
    return new WitnessChecker(trace).problem(witness);
  }

  private static void accepts(String trace, int... order) {
    assertThat(problem(trace, order)).isEmpty();
  }

  private static void refuses(String reason, String trace, int... order) {
    assertThat(problem(trace, order)).isPresent().get().asString().contains(reason);
  }

  @Test
  void endsWithARace() {
    accepts("0 write x 1; 1 write x 2", 0, 1);
    accepts("0 write x 1; 1 write x 2", 1, 0);
    refuses("does not end", "0 write x 1; 1 write x 2", 0);
    refuses("does not end", "0 read x; 1 read x", 0, 1);
    refuses("does not end", "0 write x 1; 0 write x 2", 0, 1);
    refuses("does not end", "0 volatile_write x 1; 1 volatile_read x 1", 0, 1);
    refuses("does not end", "0 write x 1; 1 write y 2", 0, 1);
  }

  @Test
  void threadsDoWhatTheyDid() {
    refuses("does next", "0 write y 1; 0 write x 1; 1 write x 2", 1, 2);
    refuses("does next", "0 write y 1; 0 write x 1; 1 write x 2", 0, 0, 1, 2);
    accepts("0 write y 1; 0 write x 1; 1 write x 2; 1 write y 2", 0, 1, 2);
  }

  @Test
  void eventsAreThoseOfTheTrace() {
    List<Event> trace = Traces.of("0 write x 1; 1 write x 2");
    Event other = Traces.of("0 write x 3").get(0);
    assertThat(new WitnessChecker(trace).problem(List.of(trace.get(1), other))).isPresent();
  }

  @Test
  void startsAndEnds() {
    String trace = "0 fork 1; 0 write x 1; 1 begin; 1 write x 2; 1 end; 0 join 1; 0 write x 3";
    accepts(trace, 0, 2, 1, 3);
    refuses("before the start", trace, 2, 1, 3);
    String joined = "0 fork 1; 2 write x 1; 1 begin; 1 end; 0 join 1; 0 write x 3";
    accepts(joined, 0, 2, 3, 4, 1, 5);
    refuses("before the end", joined, 0, 2, 4, 1, 5);
  }

  @Test
  void locksHaveOneOwner() {
    String trace = "0 acquire l; 0 write x 1; 0 release l; 1 acquire l; 1 release l; 1 write x 2";
    accepts(trace, 3, 4, 0, 1, 5);
    refuses("taken", trace, 3, 0, 4, 1, 5);
    refuses("taken", trace, 0, 3, 4, 1, 5);
    refuses("does not have", "0 release l; 0 write x 1; 1 write x 1", 0, 1, 2);
  }

  @Test
  void sharedLocks() {
    String readers =
        "0 acquire_shared l; 0 write x 1; 0 release_shared l;"
            + "1 acquire_shared l; 1 write x 2; 1 release_shared l; 2 acquire l; 2 write x 3";
    accepts(readers, 0, 3, 1, 4);
    refuses("taken", readers, 0, 6, 1, 7);
    refuses("taken", readers, 6, 0, 1, 7);
    accepts(
        "0 acquire l; 0 acquire_shared l; 0 release l; 0 write x 1; 1 write x 1", 0, 1, 2, 3, 4);
  }

  @Test
  void readsSeeRecordedValuesWhoeverWroteThem() {
    String trace = "0 write y 1; 0 write x 1; 0 write y 2; 1 write y 1; 1 read y 1; 1 write x 2";
    accepts(trace, 3, 4, 0, 1, 5);
    accepts(trace, 3, 0, 4, 1, 5);
    String other = "0 write x 1; 0 write y 1; 1 read y 1; 1 write x 2";
    refuses("cannot read 0", other, 2, 0, 3);
  }

  @Test
  void racingReadsMaySeeAnything() {
    accepts("0 write x 1; 1 read x 1", 1, 0);
  }

  @Test
  void initialValues() {
    accepts("0 read x; 0 write y 1; 1 write x 1; 1 write y 2", 0, 2, 1, 3);
    refuses("cannot read 1", "0 read x; 0 write y 1; 1 write x 1; 1 write y 2", 2, 0, 1, 3);
    String made = "0 new x; 0 initial x 5; 0 write y 1; 1 read x 5; 1 write y 2";
    accepts(made, 0, 1, 3, 2, 4);
    refuses("not been made", made, 3, 0, 1, 2, 4);
  }

  @Test
  void updatesFindWhatTheyFound() {
    String trace = "0 update v 1; 0 write x 1; 1 update v 2; 1 write x 2";
    accepts(trace, 0, 2, 1, 3);
    refuses("cannot read 0", trace, 2, 0, 1, 3);
    accepts("0 write v 1; 1 update v 2; 0 read v 2", 1, 0);
    refuses("sure to write", "0 write v 1; 1 read v 1; 2 write v 0; 3 update v 2", 0, 1, 3);
    accepts("0 write v 1; 1 update v 2; 0 read v 2", 0, 1, 2);
  }

  @Test
  void containersHaveNoValues() {
    String trace = "0 write c* ; 0 write x 1; 1 write c*; 1 write x 2; 2 read c*";
    accepts(trace, 0, 2, 1, 3);
    refuses("container", trace, 2, 0, 1, 3);
    accepts(trace, 4, 0);
  }

  @Test
  void noticesWakeOneOrAll() {
    String one =
        "0 acquire l; 0 wait l; 1 acquire l; 1 notify l; 1 release l; 0 wake l 1; 0 release l;"
            + "0 write x 1; 1 write x 2";
    accepts(one, 0, 1, 2, 3, 4, 5, 6, 7, 8);
    refuses("without a notice", one, 2, 3, 4, 0, 1, 5, 6, 7, 8);
    refuses("without a notice", one, 0, 1, 5, 6, 2, 3, 4, 7, 8);
    String two =
        "0 acquire l; 0 wait l; 2 acquire l; 2 wait l; 1 acquire l; 1 notify l; 1 release l;"
            + "0 wake l 1; 0 release l; 2 wake l 1; 0 write x 1; 2 write x 1";
    refuses("without a notice", two, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    accepts(two.replace("notify", "notify_all"), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    String twice = two.replace("1 notify l", "1 notify l; 1 notify l");
    accepts(twice, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    accepts(two.replace("2 wake l 1", "2 wake l 0"), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
  }

  @Test
  void signalsComeBeforeWhoAwaitedThem() {
    String trace = "0 write x 1; 0 signal s; 1 await s; 1 write x 2; 2 write x 3; 2 signal s";
    accepts(trace, 0, 1, 2, 3, 4);
    refuses("before a signal", trace, 2, 0, 3);
  }

  @Test
  void classesAreInitialisedBeforeTheirUse() {
    String trace = "0 write x 1; 0 initialised c; 0 write x 3; 1 read c; 1 write x 2";
    accepts(trace, 0, 1, 3, 2, 4);
    refuses("not been made", trace, 3, 0, 4);
  }

  @Test
  void whatWasBeforeAGapStaysBeforeIt() {
    String trace = "0 write x 1; 0 write y 1; 1 gap; 1 write x 2; 0 write x 3";
    refuses("gap", trace, 2, 0, 3);
    accepts(trace, 0, 1, 2, 3, 4);
  }

  @Test
  void whatWasBeforeAPartOfATrace() {
    List<Event> part = Traces.of("0 read y 7; 0 release l; 0 write x 1; 1 acquire l; 1 write x 2");
    Before held = new Before((o, m) -> 7, e -> 0, Set.of(new Before.Held(2, 0, false)));
    assertThat(new WitnessChecker(part, held).problem(part(part, 0, 1, 3, 2, 4))).isEmpty();
    assertThat(new WitnessChecker(part, held).problem(part(part, 0, 3, 1, 2, 4)))
        .get()
        .asString()
        .contains("taken");
    assertThat(new WitnessChecker(part).problem(part(part, 0, 1, 3, 2, 4)))
        .get()
        .asString()
        .contains("cannot read 0");
  }

  private static List<Event> part(List<Event> trace, int... order) {
    return Arrays.stream(order).mapToObj(trace::get).toList();
  }

  /** What a thread would write that is not known can race, and never comes before a race. */
  @Test
  void writesOfWhatIsNotKnownAreLast() {
    List<Event> all = Traces.of("1 read f 0; 0 write y 1; 2 write y 2; 2 write x 2; 1 write x 1");
    List<SymbolicEvent> symbolic =
        all.stream().map(event -> new SymbolicEvent(event, List.of(), Optional.empty())).toList();
    Flip flip = new Flip(1, 0, symbolic.subList(4, 5));
    WitnessChecker checker =
        new WitnessChecker(
            new SymbolicWindow(symbolic.subList(0, 4), Before.NOTHING, Optional.of(flip)));

    assertThat(checker.problem(List.of(all.get(0), all.get(1), all.get(2)))).isEmpty();
    assertThat(checker.problem(List.of(all.get(0), all.get(4), all.get(1), all.get(2))))
        .get()
        .asString()
        .contains("writes what nobody knows");
    assertThat(checker.problem(List.of(all.get(0), all.get(2), all.get(3), all.get(4)))).isEmpty();
    assertThatThrownBy(() -> new Flip(1, 0, symbolic.subList(3, 5)))
        .hasMessageContaining("which is not known");
  }
}
