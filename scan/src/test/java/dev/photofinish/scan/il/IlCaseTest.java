package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.AccessPath;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import dev.photofinish.testbench.Seeds;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The front door, as an engine's test uses it. */
class IlCaseTest {

  private static final IlCase CASE =
      IlCase.parse(
          """
          m0(arg1, arg2) {
            m1(arg2.f);
          }
          m1(arg1) {
            x := new();
            arg1.g := x;
          }
          m2(arg1) {
            arg1 := new();
            x := arg1.f.g;
          }
          m3(arg1) {
            x := arg1.f.g;
          }
          """);

  @Test
  void aReportedRaceIsLookedForFromAllFormals() {
    assertThat(CASE.findRace(race(writeIn("m0"), read("m3", 13))).trace()).isPresent();
  }

  @Test
  void aFalseReportIsSeenThrough() {
    RaceSearch search = CASE.findRace(race(writeIn("m0"), read("m2", 10)));
    assertThat(search.trace()).isEmpty();
    assertThat(search.gaveUp()).isFalse();
  }

  @Test
  void whatIsPromisedIsFound() {
    Seeds.of(8, 50)
        .check(
            seed -> {
              IlCase random = IlCase.generate(seed);
              for (AccessPair pair : random.promised(Granularity.INSTRUCTION)) {
                assertThat(random.findRace(pair.first(), pair.second()).trace())
                    .as("%s%n%s", pair, random.listing())
                    .isPresent();
              }
            });
  }

  @Test
  void theClassAndThePapersSummariesAreThere() throws Exception {
    assertThat(Loaded.load(CASE.classFile()).getName()).isEqualTo(CASE.className());
    assertThat(CASE.methods()).containsExactly("m0", "m1", "m2", "m3");
    assertThat(CASE.summary("m0", Granularity.COMMAND).accesses())
        .containsExactly(new RecordedAccess(AccessKind.WRITE, Exp.parse("arg2.f.g"), 6, 0));
  }

  private static Access writeIn(String entry) {
    List<Frame> stack = List.of(frame(entry, 2), frame("m1", 6));
    return new Access(AccessKind.WRITE, "any", List.of(), stack);
  }

  private static Access read(String method, int line) {
    return new Access(AccessKind.READ, "any", List.of(), List.of(frame(method, line)));
  }

  private static Frame frame(String method, int line) {
    return new Frame(new MethodName("Il", method, List.of()), "Il.java", line);
  }

  private static Race race(Access first, Access second) {
    return new Race(
        new Location.OfField("Il", "g"),
        Optional.of(new AccessPath("arg2", List.of("f", "g"))),
        first,
        second,
        Optional.empty(),
        List.of(new Evidence(Verdict.STRONG, Engine.SCAN, List.of())));
  }
}
