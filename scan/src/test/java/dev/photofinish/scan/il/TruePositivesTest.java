package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Seeds;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Theorem 6.10 on random programs: what the paper's analysis reports does race. */
class TruePositivesTest {

  @Test
  void everyPromisedRaceHappens() {
    Seeds.of(610, 300).check(seed -> check(seed, Granularity.COMMAND, CallRule.MEANT));
  }

  /**
   * The theorem says nothing of the fields that are read on the way to a path's end, or for a call.
   * Its proof covers them as well: of the path that is accessed, it only uses that it is stable.
   */
  @Test
  void soDoRacesOfFieldInstructions() {
    Seeds.of(611, 300).check(seed -> check(seed, Granularity.INSTRUCTION, CallRule.MEANT));
  }

  /**
   * Section 7.2.2 asks whether {@code this} must be wobbly in {@code this.foo(this.f)}. Not in IL:
   * a formal that is bound to part of a stable path can only be dereferenced along that path, or it
   * would have made the path wobbly by substitution.
   */
  @Test
  void theyHappenWithoutTheRuleForPrefixes() {
    Seeds.of(722, 300).check(seed -> check(seed, Granularity.COMMAND, CallRule.WITHOUT_PREFIXES));
  }

  private static void check(long seed, Granularity granularity, CallRule rule) {
    Program program = RandomPrograms.withSeed(seed);
    RaceFinder finder = new RaceFinder(program, granularity);
    for (AccessPair pair : promised(program, granularity, rule)) {
      assertThat(finder.find(pair.first(), pair.second()).trace())
          .as("%s%n%s", pair, program)
          .isPresent();
    }
  }

  private static List<AccessPair> promised(
      Program program, Granularity granularity, CallRule rule) {
    return new Theorem(program, new Analysis(program, granularity, rule)).pairs();
  }

  /** Otherwise the promise would mean little. */
  @Test
  void promisesAreManyAndOfAllKinds() {
    List<AccessPair> pairs =
        programs(200).stream()
            .map(program -> promised(program, Granularity.COMMAND, CallRule.MEANT))
            .flatMap(Collection::stream)
            .toList();
    assertThat(pairs).hasSizeGreaterThan(500);
    assertThat(share(pairs, pair -> pair.first().kind() != pair.second().kind()))
        .isGreaterThan(0.1);
    assertThat(share(pairs, pair -> pair.first().path().fields().size() > 1)).isGreaterThan(0.2);
    assertThat(share(pairs, pair -> !pair.first().method().equals(pair.second().method())))
        .isGreaterThan(0.3);
    assertThat(share(pairs, pair -> !root(pair.first()).equals(root(pair.second()))))
        .isGreaterThan(0.1);
  }

  private static double share(List<AccessPair> pairs, Predicate<AccessPair> wanted) {
    return (double) pairs.stream().filter(wanted).count() / pairs.size();
  }

  private static String root(AccessPoint point) {
    return point.path().root();
  }

  /** Without it, there are promises that are not kept, and the search sees that. */
  @Test
  void stabilityIsNeeded() {
    assertThat(brokenPromises(Theorem.Condition.STABLE_PATHS).limit(20)).hasSize(20);
  }

  @Test
  void theLockConditionIsNeeded() {
    assertThat(brokenPromises(Theorem.Condition.NOT_BOTH_LOCKED).limit(50)).hasSize(50);
  }

  private static Stream<RaceSearch> brokenPromises(Theorem.Condition leftOut) {
    Set<Theorem.Condition> conditions = EnumSet.complementOf(EnumSet.of(leftOut));
    return programs(100).stream().flatMap(program -> brokenPromises(program, conditions));
  }

  private static Stream<RaceSearch> brokenPromises(
      Program program, Set<Theorem.Condition> conditions) {
    Analysis analysis = new Analysis(program, Granularity.COMMAND, CallRule.MEANT);
    RaceFinder finder = new RaceFinder(program, Granularity.COMMAND);
    return new Theorem(program, analysis, conditions)
        .pairs().stream()
            .map(pair -> finder.find(pair.first(), pair.second()))
            .filter(search -> search.trace().isEmpty() && !search.gaveUp());
  }

  private static List<Program> programs(int count) {
    return LongStream.range(0, count).mapToObj(RandomPrograms::withSeed).toList();
  }
}
