package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Race;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Every way in which a report can differ from the markers, with the message that the reader gets.
 */
class BenchFailureTest {

  private static final EngineUnderTest BLIND = input -> List.of();

  @Test
  void anUnmarkedLineMustStaySilent() {
    assertThat(
            failure(
                """
                package com.acme;

                class Counter {
                  private int count;

                  void reset() {
                    count = 0; // race: Counter.count
                  }

                  int get() {
                    return count;
                  }
                }
                """))
        .isEqualTo(
            """
            Counter.java: 1 unexpected (+), 0 missing (-)

            com/acme/Counter.java
                   ...
                 9 |
                10 |   int get() {
                11 |     return count;
                   +   read of com.acme.Counter.count, likely, in com.acme.Counter.get(); \
            the other access: write at com/acme/Counter.java:7
                12 |   }
                13 | }\
            """);
  }

  @Test
  void aMarkedLineMustBeReported() {
    assertThat(
            failure(
                BLIND,
                """
                class Counter {
                  int count;
                  void reset() { count = 0; } // race: Counter.count strong #1; Counter.count
                }
                """))
        .isEqualTo(
            """
            Counter.java: 0 unexpected (+), 2 missing (-)

            Counter.java
                 1 | class Counter {
                 2 |   int count;
                 3 |   void reset() { count = 0; } // race: Counter.count strong #1; Counter.count
                   -   race: Counter.count strong #1
                   -   race: Counter.count
                 4 | }\
            """);
  }

  @Test
  void theVerdictMustBeTheMarkedOne() {
    assertThat(
            failure(
                """
                class Counter {
                  int count;
                  void reset() { count = 0; } // race: Counter.count likely
                }
                """))
        .isEqualTo(
            """
            Counter.java: 1 unexpected (+), 1 missing (-)

            Counter.java
                 1 | class Counter {
                 2 |   int count;
                 3 |   void reset() { count = 0; } // race: Counter.count likely
                   +   write of Counter.count, strong, in Counter.reset(); \
            the other access: write at Counter.java:3
                   -   race: Counter.count likely
                 4 | }\
            """);
  }

  @Test
  void theLocationMustBeTheMarkedOne() {
    assertThat(failure("class C { int a, b; void m() { a = 0; } } // race: C.b"))
        .contains("\n       +   write of C.a, strong, in C.m()", "\n       -   race: C.b");
  }

  @Test
  void theAccessKindMustBeTheMarkedOne() {
    assertThat(failure("class C { int a; void m() { a = 0; } } // race: C.a read"))
        .contains("\n       +   write of C.a, strong", "\n       -   race: C.a read");
  }

  @Test
  void bothAccessesMustShareALabel() {
    String source =
        """
        class C {
          int a;
          synchronized void m() { a = 0; } // race: C.a #1
          int get() { return a; } // race: C.a #2
        }
        """;
    assertThat(failure(source))
        .contains("2 unexpected (+), 2 missing (-)", "whose marker has another label");
    check(new ToyEngine(), source.replace("#2", "#1"));
  }

  @Test
  void aLabelledAndAnUnlabelledMarkerAreNoPair() {
    assertThat(
            failure(
                """
                class C {
                  int a;
                  synchronized void m() { a = 0; } // race: C.a
                  int get() { return a; } // race: C.a #1
                }
                """))
        .contains("whose marker has another label");
  }

  @Test
  void aMendedMissMustBeRenamed() {
    String source =
        """
        class Counter {
          int count;
          void FN_reset() {
            count = 0; // race: Counter.count
          }
        }
        """;
    assertThat(failure(source))
        .contains("1 unexpected (+), 0 missing (-)", "\n       +   write of Counter.count")
        .endsWith("; mended: rename FN_reset\n     5 |   }\n     6 | }");
    check(BLIND, source);
  }

  @Test
  void aMendedFalseAlarmMustBeRenamed() {
    String source =
        """
        class FP_Counter {
          int count;
          void reset() {
            count = 0; // false-alarm: FP_Counter.count
          }
        }
        """;
    assertThat(failure(BLIND, source))
        .contains("0 unexpected (+), 1 missing (-)")
        .contains("\n       -   false-alarm: FP_Counter.count; mended: rename FP_Counter\n");
    check(new ToyEngine(), source);
  }

  @Test
  void accessesWithoutALineAreShownApart() {
    String source =
        """
        // bench: options -g:none
        // bench: race C.a
        class C { int a; int b; void m() { a = 0; b = 0; } }
        """;
    assertThat(failure(source))
        .isEqualTo(
            """
            Counter.java: 1 unexpected (+), 0 missing (-)

            without a line in the sources
                   +   write of C.b, strong, in C.m(); the other access: write at C:?\
            """);
    check(new ToyEngine(), source.replace("b = 0;", ""));
    assertThat(failure(BLIND, source))
        .contains("without a line in the sources\n       -   race: C.a");
  }

  @Test
  void aRaceOutsideTheSourcesIsAFailure() {
    SourceFile library = SourceFile.of("Far.java", "class Far { int a; void m() { a = 0; } }");
    List<Race> far = new ToyEngine().run(SourceCompiler.standard().compile(library));
    assertThat(failure(input -> far, "// bench: silent\nclass Near {}"))
        .endsWith(
            "race on Far.a, strong, with no access in the sources: Far.java:1 and Far.java:1");
  }

  @Test
  void anAccessInALibraryNeedsNoMarker() {
    EngineUnderTest engine =
        input ->
            new ToyEngine().run(input).stream().map(BenchFailureTest::withReadInALibrary).toList();
    check(engine, "class C { int a; void m() { a = 0; } } // race: C.a write");
    assertThat(failure(engine, "// bench: silent\nclass C { int a; void m() { a = 0; } }"))
        .contains("+   write of C.a, strong, in C.m(); the other access: read at lib/Lib.java:7");
  }

  @Test
  void onlyWhatIsSaidToTheEngineCounts() {
    SourceFile source =
        source(
            """
            class C {
              int a;
              int b;
              void m() { a = 0; } // race: C.a strong possible
              void n() { b = 0; } // race: C.b prove
            }
            """);
    Bench toy = Bench.of(new ToyEngine());
    assertThatThrownBy(() -> toy.as(Engine.SCAN).check(source))
        .hasMessageContaining("1 unexpected (+), 0 missing (-)")
        .hasMessageContaining("+   write of C.b");
    toy.as(Engine.SCAN).check(source(source.text().replace("b = 0;", "")));
    toy.as(Engine.PROVE).check(source(source.text().replace("possible", "")));
    assertThatThrownBy(() -> toy.as(Engine.PROVE).check(source))
        .hasMessageContaining("1 unexpected (+), 1 missing (-)");
    assertThatThrownBy(() -> toy.check(source))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'C.b prove' names an engine");
  }

  private static Race withReadInALibrary(Race race) {
    Frame far = new Frame(new MethodName("lib.Lib", "peek", List.of()), "lib/Lib.java", 7);
    Access read = new Access(AccessKind.READ, "any", List.of(), List.of(far));
    return new Race(race.location(), race.path(), race.first(), read, race.fix(), race.evidence());
  }

  private static void check(EngineUnderTest engine, String text) {
    Bench.of(engine).check(source(text));
  }

  private static String failure(String text) {
    return failure(new ToyEngine(), text);
  }

  private static String failure(EngineUnderTest engine, String text) {
    AssertionError error = catchThrowableOfType(AssertionError.class, () -> check(engine, text));
    assertThat(error).isNotNull();
    return String.valueOf(error.getMessage());
  }

  private static SourceFile source(String text) {
    return SourceFile.of("Counter.java", text);
  }
}
