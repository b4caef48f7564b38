package dev.photofinish.predict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.AllInterleavings.Pair;
import dev.photofinish.predict.encoding.OrderEncoding;
import dev.photofinish.predict.encoding.Window;
import dev.photofinish.predict.hb.HappensBefore;
import dev.photofinish.predict.hb.HbRace;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.solver.OrderAnswer;
import dev.photofinish.predict.solver.OrderSolver;
import dev.photofinish.predict.syncp.FarRaces;
import dev.photofinish.predict.syncp.SyncPreserving;
import dev.photofinish.predict.syncp.SyncPreservingRace;
import dev.photofinish.predict.witness.PartChecker;
import dev.photofinish.predict.witness.WitnessChecker;
import dev.photofinish.testbench.Seeds;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The detectors, the solver and the checker against all orders of small traces. */
class PredictionTest {

  private static final int TRACES = 10_000;
  private static final int EVENTS = 12;

  private static Set<Pair> solved(List<Event> trace) {
    Set<Pair> races = new HashSet<>();
    WitnessChecker checker = new WitnessChecker(trace);
    for (Event second : trace) {
      for (Event first : trace.subList(0, (int) second.number())) {
        if (first.conflictsWith(second) && isPossible(trace, first, second, checker)) {
          races.add(new Pair(first.number(), second.number()));
        }
      }
    }
    return races;
  }

  private static boolean isPossible(
      List<Event> trace, Event first, Event second, WitnessChecker checker) {
    OrderEncoding encoding =
        new OrderEncoding(Window.of(trace), (int) first.number(), (int) second.number());
    OrderAnswer answer = encoding.solve(new OrderSolver(Limits.none()));
    if (answer instanceof OrderAnswer.Sat sat) {
      assertThat(checker.problem(encoding.witness(sat.model()))).isEmpty();
      return true;
    }
    assertThat(answer).isInstanceOf(OrderAnswer.Unsat.class);
    return false;
  }

  private static Set<Pair> syncPreserving(List<Event> trace) {
    Set<Pair> races = new HashSet<>();
    WitnessChecker checker = new WitnessChecker(trace);
    new SyncPreserving(race -> races.add(checked(race, trace, checker))).stepAll(trace);
    return races;
  }

  private static Pair checked(SyncPreservingRace race, List<Event> trace, WitnessChecker checker) {
    assertThat(checker.problem(race.witness(trace))).isEmpty();
    return new Pair(race.first().number(), race.second().number());
  }

  private static List<HbRace> happensBefore(List<Event> trace) {
    List<HbRace> races = new ArrayList<>();
    new HappensBefore(races::add).stepAll(trace);
    return races;
  }

  @Test
  void theSolverIsExact() {
    int[] counts = new int[2];
    Seeds.of(12, TRACES)
        .check(
            seed -> {
              List<Event> trace = RandomTrace.of(seed, EVENTS);
              Set<Pair> real = new AllInterleavings(trace).races();
              assertThat(solved(trace)).as("%s", trace).isEqualTo(real);
              Set<Pair> preserving = syncPreserving(trace);
              assertThat(real).as("%s", trace).containsAll(preserving);
              counts[0] += real.size();
              counts[1] += preserving.size();
            });
    assertThat(counts[0])
        .as("races that only other orders of locks or values have")
        .isGreaterThan(counts[1]);
  }

  /** Orders that nobody thought about, most of which cannot be. */
  @Test
  void theCheckerRefusesWhatCannotBe() {
    int[] accepted = new int[1];
    Seeds.of(14, TRACES)
        .check(
            seed -> {
              List<Event> trace = RandomTrace.of(seed, EVENTS);
              Set<Pair> real = new AllInterleavings(trace).races();
              WitnessChecker checker = new WitnessChecker(trace);
              Random random = new Random(seed);
              for (int i = 0; i < 200; i++) {
                List<Event> order = anyOrder(trace, random);
                if (order.size() > 1 && checker.problem(order).isEmpty()) {
                  accepted[0]++;
                  assertThat(real).as("%s", order).contains(lastTwo(order));
                }
              }
            });
    assertThat(accepted[0]).isPositive();
  }

  /** Some events of each thread, in its order. */
  private static List<Event> anyOrder(List<Event> trace, Random random) {
    List<Event> left = new ArrayList<>(trace);
    List<Event> order = new ArrayList<>();
    int length = 2 + random.nextInt(trace.size());
    while (!left.isEmpty() && order.size() < length) {
      int thread = left.get(random.nextInt(left.size())).thread();
      Event next = left.stream().filter(e -> e.thread() == thread).findFirst().orElseThrow();
      left.remove(next);
      order.add(next);
    }
    return order;
  }

  private static Pair lastTwo(List<Event> order) {
    long a = order.get(order.size() - 1).number();
    long b = order.get(order.size() - 2).number();
    return new Pair(Math.min(a, b), Math.max(a, b));
  }

  /** An update that finds another value may not write. */
  private static boolean surelyConflict(HbRace race) {
    boolean update = race.kind() == EventKind.UPDATE || race.later().kind() == EventKind.UPDATE;
    return !update || (race.kind().isWrite() && race.later().kind().isWrite());
  }

  /** Traces that are recorded say how a thread got hold of an object that another made. */
  private static boolean objectsAreHandedOn(List<Event> trace) {
    return trace.stream().noneMatch(event -> event.kind() == EventKind.NEW);
  }

  @Test
  void theFirstRaceOfHappensBeforeIsReal() {
    Seeds.of(13, TRACES)
        .check(
            seed -> {
              List<Event> trace = RandomTrace.of(seed, EVENTS);
              List<HbRace> races = objectsAreHandedOn(trace) ? happensBefore(trace) : List.of();
              if (!races.isEmpty() && surelyConflict(races.get(0))) {
                HbRace first = races.get(0);
                assertThat(new AllInterleavings(trace).races())
                    .as("%s", trace)
                    .contains(new Pair(first.number(), first.later().number()));
              }
            });
  }

  private static Set<Pair> far(List<Event> trace) {
    Set<Pair> races = new HashSet<>();
    WitnessChecker checker = new WitnessChecker(trace);
    FarRaces far = new FarRaces(race -> races.add(checked(race, trace, checker)));
    for (Event first : trace) {
      trace.forEach(second -> far.want(first.site(), second.site(), 1));
    }
    trace.forEach(far::step);
    return races;
  }

  /**
   * What happens-before says, if the trace is a witness without the first access, and without what
   * cannot be then.
   */
  private static Set<Pair> inTheOrderOfTheTrace(List<Event> trace) {
    Set<Pair> races = new HashSet<>();
    for (HbRace race : happensBefore(trace)) {
      Event first = trace.get((int) race.number());
      if (surelyConflict(race) && isWitness(trace, first, race.later(), new HashMap<>())) {
        races.add(new Pair(race.number(), race.later().number()));
      }
    }
    return races;
  }

  /** Leaves out what the checker refuses, and the rest of its thread, as long as there is such. */
  private static boolean isWitness(
      List<Event> trace, Event first, Event second, Map<Integer, Long> ends) {
    PartChecker checker =
        new PartChecker(
            first,
            second,
            event ->
                event.number() < second.number()
                    && (event.thread() != first.thread() || event.number() < first.number())
                    && event.number() < ends.getOrDefault(event.thread(), Long.MAX_VALUE));
    for (Event event : trace) {
      checker.step(event);
      if (checker.isOver()) {
        boolean isWhole = checker.problem().isEmpty();
        boolean isNeeded =
            event.equals(second)
                || event.thread() == first.thread()
                || event.thread() == second.thread();
        if (isWhole || isNeeded) {
          return isWhole;
        }
        ends.put(event.thread(), event.number());
        return isWitness(trace, first, second, ends);
      }
    }
    return false;
  }

  /** Far alone keeps nothing of critical sections, so it takes all of them as an order. */
  @Test
  void whatTheOrderOfTheTraceShowsIsFound() {
    int[] found = new int[2];
    Seeds.of(15, TRACES)
        .check(
            seed -> {
              List<Event> trace = RandomTrace.of(seed, 2 * EVENTS);
              Set<Pair> shown = inTheOrderOfTheTrace(trace);
              found[0] += shown.size();
              Set<Pair> missed = new HashSet<>(shown);
              missed.removeAll(far(trace));
              found[1] += missed.size();
              assertThat(syncPreserving(trace)).as("%s", trace).containsAll(missed);
            });
    assertThat(found[0]).isGreaterThan(TRACES);
    assertThat(found[1]).isLessThan(TRACES / 100);
  }
}
