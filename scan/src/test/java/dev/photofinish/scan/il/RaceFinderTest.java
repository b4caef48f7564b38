package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.testbench.Seeds;
import org.junit.jupiter.api.Test;

/** Which races are found, which are not, and that those found are races. */
class RaceFinderTest {

  @Test
  void aRaceIsShownWithAColumnForEachThread() {
    RaceSearch search =
        find(PaperFigures.DODO, read("zap", "arg1.dee", 3), write("zup", "arg1.dee", 8));
    assertThat(search.trace())
        .get()
        .hasToString(
            """
            #0.dee = #1
            zap                | zup
            arg1 = #0          | arg1 = #0
              1: skip          |
              2: lock()        |
                               |   6: skip
                               |   7: x := new()
              3: x := arg1.dee |   8: arg1.dee := x  <- both at #0.dee
            """);
  }

  @Test
  void falseRacesOfTheFiguresAreNotFound() {
    assertNone(find(PaperFigures.BURBLE, read("meps", "arg1.f", 3), write("beps", "arg1.f", 13)));
    assertNone(find(PaperFigures.BURBLE, write("reps", "arg1.f", 8), write("beps", "arg1.f", 13)));
    assertNone(
        find(
            PaperFigures.WURBLE, write("qwop", "arg1.x.g.f", 15), write("qwop", "arg1.x.g.f", 15)));
  }

  @Test
  void noRaceIfBothHoldTheLock() {
    Program program =
        Parser.parse(
            """
            m0(arg1) { x := new(); lock(); arg1.f := x; unlock() }
            m1(arg1) { lock(); m2(arg1); unlock() }
            m2(arg1) { x := arg1.f }
            """);
    assertNone(find(program, write("m0", "arg1.f", 4), read("m1", "arg1.f", 13)));
    assertThat(find(program, write("m0", "arg1.f", 4), read("m2", "arg1.f", 13)).trace())
        .isPresent();
  }

  /** Who needs the lock must go second: the other one does not wait while it holds the lock. */
  @Test
  void eitherThreadMayHoldTheLock() {
    Program program =
        Parser.parse(
            """
            m0(arg1) { x := new(); lock(); skip; unlock(); arg1.f := x }
            m1(arg1) { lock(); x := arg1.f; unlock() }
            """);
    AccessPoint free = write("m0", "arg1.f", 6);
    AccessPoint locked = read("m1", "arg1.f", 10);
    assertThat(find(program, free, locked).trace()).isPresent();
    assertThat(find(program, locked, free).trace()).isPresent();
  }

  /** In the proof's schedules, each call gets the object that its own thread stored. */
  @Test
  void aRaceThatNeedsAnotherScheduleIsFound() {
    Program program =
        Parser.parse(
            """
            m0(arg1) { x := new(); arg1.f := x; m1(arg1.f) }
            m1(arg1) { x := new(); arg1.g := x }
            """);
    AccessPoint write = write("m0", "arg1.f.g", 8);
    assertThat(find(program, write, write).trace()).isPresent();
  }

  @Test
  void readsOnTheWayCountOnlyAsFieldInstructions() {
    Program program =
        Parser.parse("m0(arg1) { x := arg1.f.g } m1(arg1) { x := new(); arg1.f := x }");
    AccessPoint read = read("m0", "arg1.f", 2);
    AccessPoint write = write("m1", "arg1.f", 6);
    assertThatThrownBy(() -> find(program, read, write))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(new RaceFinder(program, Granularity.INSTRUCTION).find(read, write).trace())
        .isPresent();
  }

  @Test
  void aLineWithoutSuchAnAccessIsRefused() {
    AccessPoint onLock = read("zap", "arg1.dee", 2);
    AccessPoint write = write("zup", "arg1.dee", 8);
    assertThatThrownBy(() -> find(PaperFigures.DODO, onLock, write))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no such access: zap: read arg1.dee at 2");
  }

  @Test
  void pathsOfDifferentFieldsHaveNoCommonChain() {
    assertThatThrownBy(
            () ->
                find(
                    PaperFigures.WURBLE,
                    read("gwap", "arg1.x.g", 6),
                    write("zwup", "arg1.g.f", 15)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatIsFoundIsARace() {
    Seeds.of(36, 200)
        .check(
            seed -> {
              Program program = RandomPrograms.withSeed(seed);
              Analysis analysis = new Analysis(program, Granularity.COMMAND, CallRule.MEANT);
              for (AccessPair pair : new Theorem(program, analysis).pairs()) {
                RaceSearch search = find(program, pair.first(), pair.second());
                new RaceCheck(program, pair).check(search.trace().orElseThrow());
              }
            });
  }

  private static void assertNone(RaceSearch search) {
    assertThat(search.trace()).isEmpty();
    assertThat(search.gaveUp()).isFalse();
  }

  private static RaceSearch find(Program program, AccessPoint first, AccessPoint second) {
    return new RaceFinder(program, Granularity.COMMAND).find(first, second);
  }

  private static AccessPoint read(String method, String path, int line) {
    return new AccessPoint(method, AccessKind.READ, Exp.parse(path), line);
  }

  private static AccessPoint write(String method, String path, int line) {
    return new AccessPoint(method, AccessKind.WRITE, Exp.parse(path), line);
  }
}
