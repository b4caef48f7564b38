package dev.photofinish.predict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.AllInterleavings.Pair;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.stage.OrderStage;
import dev.photofinish.predict.stage.Predicted;
import dev.photofinish.predict.stage.SitePair;
import dev.photofinish.predict.stage.StreamStages;
import dev.photofinish.predict.stage.WindowStages;
import dev.photofinish.predict.stage.Witnesses;
import dev.photofinish.predict.window.WindowReader;
import dev.photofinish.predict.witness.WitnessChecker;
import dev.photofinish.testbench.Seeds;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is found window by window, or in parts, is real in the whole trace. */
class WindowsTest {

  private static final int TRACES = 5_000;

  private static List<Predicted> inWindows(List<Event> trace, int size, int threads) {
    WindowStages stages =
        new WindowStages(
            List.of(new OrderStage()), Limits.conflicts(100_000), threads, new HashSet<>());
    stages.run(new WindowReader(trace.iterator(), size));
    return stages.races();
  }

  private static List<Predicted> inParts(List<Event> trace) {
    StreamStages stages = new StreamStages();
    trace.forEach(stages::step);
    Witnesses.Check check = stages.check();
    trace.forEach(check::step);
    return check.races();
  }

  private static List<Event> witness(List<Event> trace, Predicted race) {
    List<Event> witness = new ArrayList<>();
    trace.stream().filter(race.prefix()::has).forEach(witness::add);
    witness.addAll(race.events());
    return witness;
  }

  private static void check(List<Event> trace, List<Predicted> races) {
    WitnessChecker checker = new WitnessChecker(trace);
    for (Predicted race : races) {
      assertThat(checker.problem(witness(trace, race))).as("%s in %s", race, trace).isEmpty();
    }
  }

  @Test
  void racesInWindowsAreRacesOfTheTrace() {
    long[] found = new long[2];
    Seeds.of(21, TRACES)
        .check(
            seed -> {
              List<Event> trace = RandomTrace.of(seed, 60);
              int size = 8 + (int) (seed % 3 + 3) % 3 * 8;
              List<Predicted> races = inWindows(trace, size, 1);
              check(trace, races);
              found[0] += races.size();
              found[1] += races.stream().filter(race -> race.first().number() > size).count();
            });
    assertThat(found[0]).isGreaterThan(TRACES);
    assertThat(found[1]).as("in windows that do not begin the trace").isGreaterThan(TRACES / 4);
  }

  @Test
  void racesInPartsAreRacesOfTheTrace() {
    int[] found = new int[1];
    Seeds.of(22, TRACES)
        .check(
            seed -> {
              List<Event> trace = RandomTrace.of(seed, 60);
              List<Predicted> races = inParts(trace);
              check(trace, races);
              found[0] += races.size();
            });
    assertThat(found[0]).isGreaterThan(TRACES);
  }

  /** Pairs that are less than half a window apart are in one window. */
  @Test
  void aWindowAsLargeAsTheTraceMissesNothing() {
    Seeds.of(23, 2_000)
        .check(
            seed -> {
              List<Event> trace = RandomTrace.of(seed, 12);
              Set<Pair> real = new AllInterleavings(trace).races();
              Set<SitePair> pairs = new HashSet<>();
              real.forEach(
                  pair -> pairs.add(SitePair.of((int) pair.first() + 1, (int) pair.second() + 1)));
              Set<SitePair> found = new HashSet<>();
              inWindows(trace, 12, 1).forEach(race -> found.add(race.pair()));
              assertThat(found).as("%s", trace).isEqualTo(pairs);
            });
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() {
    Seeds.of(24, 200)
        .check(
            seed -> {
              List<Event> trace = RandomTrace.of(seed, 200);
              List<String> one = events(inWindows(trace, 20, 1));
              assertThat(events(inWindows(trace, 20, 3))).isEqualTo(one);
            });
  }

  private static List<String> events(List<Predicted> races) {
    return races.stream().map(race -> race.events().toString()).toList();
  }
}
