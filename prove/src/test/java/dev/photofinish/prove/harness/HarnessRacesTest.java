package dev.photofinish.prove.harness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import dev.photofinish.models.Models;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.ProveOptions.LockAnalysis;
import dev.photofinish.prove.Prover;
import dev.photofinish.prove.race.PossibleRace;
import dev.photofinish.testbench.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The races of section 2.9.2: class B of figure 2.1 by itself, in the harness of figure 2.6. */
class HarnessRacesTest {

  private static final Library LIBRARY =
      Library.of(
          SourceFile.of(
              "B.java",
              """
              public class B {
                private A f3;
                public B() {
                  A v8 = new A();
                  this.f3 = v8;
                }
                public int get() {
                  A v9 = this.f3;
                  return v9.get();
                }
                public void set(int i) {
                  A v10 = this.f3;
                  v10.set(i);
                }
              }
              """),
          SourceFile.of(
              "A.java",
              """
              public class A {
                private int f4;
                public A() {
                  this.f4 = 0;
                }
                public int get() {
                  return this.f4;
                }
                public void set(int i) {
                  this.f4 = i;
                }
              }
              """));

  private static List<PossibleRace> races(LockAnalysis locks) throws Exception {
    Harness harness = LIBRARY.harness("B");
    try (Program program = Program.open(harness.addTo(LIBRARY.inputs()))) {
      ProveOptions options = ProveOptions.of(harness.mainClass()).withLocks(locks);
      return new Prover(Models.builtIn(), options).prove(program).pairs().races();
    }
  }

  @Test
  void twoThatSetAndOneThatGets() throws Exception {
    assertThat(races(LockAnalysis.SOUND))
        .allMatch(race -> race.first().access().field().toString().equals("A.f4"))
        .extracting(HarnessRacesTest::methods)
        .containsExactlyInAnyOrder("set set", "get set");
  }

  /** The thesis lists both, though rule 2.16 rules two threads of one site out. */
  @Test
  void FN_mayLocksTakeThreadsOfOneSiteForOne() throws Exception {
    assertThat(races(LockAnalysis.MAY))
        .extracting(HarnessRacesTest::methods)
        .containsExactly("get set");
  }

  private static String methods(PossibleRace race) {
    String first = race.first().access().method().name();
    String second = race.second().access().method().name();
    return first.compareTo(second) < 0 ? first + " " + second : second + " " + first;
  }
}
