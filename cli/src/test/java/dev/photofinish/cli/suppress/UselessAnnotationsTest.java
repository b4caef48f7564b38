package dev.photofinish.cli.suppress;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.CliRun;
import dev.photofinish.cli.CliRun.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Annotations that suppress nothing are told, as lines of a file and comments are. */
class UselessAnnotationsTest {

  private static final String PLACE = "photofinish: scan: src/p/Program.java";

  @TempDir Path folder;

  private ScannedProgram of(String program) throws IOException {
    return new ScannedProgram(folder)
        .of("package p;\nimport dev.photofinish.annotations.*;\n" + program);
  }

  private List<String> notices(String program, String... options) throws IOException {
    List<String> all = new ArrayList<>(List.of(options));
    all.add("--format=json");
    return of(program).scan(all.toArray(String[]::new)).errorLines();
  }

  @Test
  void eachIsToldWithItsPlace() throws IOException {
    assertThat(
            notices(
                """
                @ThreadSafe @SuppressRace(reason = "of a class") class A {
                  @SuppressRace(reason = "of a field") int f;
                  @SuppressRace(reason = "of a constructor") A(int f) {
                    this.f = f;
                  }
                  @SuppressRace(reason = "of a method")
                  int f() {
                    return f;
                  }
                  @SuppressRace(reason = "there is no code") interface I {
                    @SuppressRace(reason = "here neither") void m(int[] a, String b);
                  }
                }
                """))
        .containsExactly(
            PLACE + ": suppresses nothing in this run: @SuppressRace on p.A",
            PLACE + ": suppresses nothing in this run: @SuppressRace on p.A$I",
            PLACE
                + ": suppresses nothing in this run: @SuppressRace on"
                + " p.A$I.m(int[],java.lang.String)",
            PLACE + ": suppresses nothing in this run: @SuppressRace on p.A.f",
            PLACE + ":5: suppresses nothing in this run: @SuppressRace on p.A.<init>(int)",
            PLACE + ":10: suppresses nothing in this run: @SuppressRace on p.A.f()");
  }

  @Test
  void theyAreNoticesAndDoNotCount() throws IOException {
    Outcome outcome = of("class A { @SuppressRace(reason = \"why\") int f; }").scan();

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("src/p/Program.java: suppresses nothing in this run: @SuppressRace on p.A.f");
  }

  @Test
  void thoseOfUseAreNotTold() throws IOException {
    assertThat(
            notices(
                """
                @ThreadSafe class A {
                  @SuppressRace(reason = "of the field") int f;
                  int g;
                  int h;
                  static int made;
                  @SuppressRace(reason = "of the constructor") A() { made++; }
                  void f() { f++; }
                  @SuppressRace(reason = "of the writer") void g() { g++; }
                  void h() { h++; }
                  @SuppressRace(reason = "of a reader") int readsH() { return h; }
                  @SuppressRace(reason = "of another reader") int readsHToo() { return h; }
                }
                @SuppressRace(reason = "of what is inside") class B {
                  @ThreadSafe static class Inner { int f; void m() { f++; } }
                }
                """))
        .isEmpty();
  }

  @Test
  void whatSeveralCoverIsNotUselessInAny() throws IOException {
    assertThat(
            notices(
                """
                @ThreadSafe @SuppressRace(reason = "of the class") class A {
                  @SuppressRace(reason = "of the field") int f;
                  @SuppressRace(reason = "of the method") void m() {
                    f++; // photofinish:ignore of the line
                  }
                }
                """))
        .isEmpty();
  }

  @Test
  void likelyRacesAreRacesWhateverIsReported() throws IOException {
    String program =
        """
        @ThreadSafe class A {
          private A next;
          private int f;
          @SuppressRace(reason = "of the method") void m(A other) {
            next = other;
            other.f = 1;
          }
          void n(A other) {
            next = other;
            other.f = 1; // photofinish:ignore of the line
          }
        }
        """;

    assertThat(notices(program, "--min-verdict=strong")).isEmpty();
  }

  @Test
  void withoutAReasonTheyAreNotHeeded() throws IOException {
    Outcome outcome =
        of("@ThreadSafe class A { @SuppressRace(reason = \" \") int f; void m() { f++; } }")
            .scan("--format=json");

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.errorLines())
        .containsExactly(
            PLACE
                + ": suppresses nothing without a reason: @SuppressRace on p.A.f;"
                + " say why in the annotation");
  }

  @Test
  void othersOfTheNameNeedAReasonToo() throws IOException {
    String own = "@interface SuppressRace { String value() default \"\"; }\n";
    String program = "@ThreadSafe class A { @SuppressRace%s int f; void m() { f++; } }";

    assertThat(notices(own + program.formatted("(\"why\")"))).isEmpty();
    assertThat(notices(own + program.formatted(""))).hasSize(1);
  }

  @Test
  void annotationsOfOtherToolsHaveOtherUses() throws IOException {
    assertThat(
            notices(
                """
                @interface SuppressWarnings { String[] value(); }
                @SuppressWarnings("race") class A {
                  @SuppressWarnings({"unchecked", "race"}) int f;
                }
                """))
        .isEmpty();
  }

  @Test
  void whatTheCompilerCopiesIsToldOnce() throws IOException {
    assertThat(
            notices(
                """
                class A implements Comparable<A> {
                  @SuppressRace(reason = "why") public int compareTo(A other) { return 0; }
                }
                """))
        .containsExactly(
            PLACE + ":4: suppresses nothing in this run: @SuppressRace on p.A.compareTo(p.A)");
  }

  @Test
  void theClassPathIsNotLookedAt() throws IOException {
    Path library = folder.resolve("library");
    new ScannedProgram(library)
        .of(
            """
            package q;
            import dev.photofinish.annotations.*;
            class Library { @SuppressRace(reason = "why") int f; }
            """);

    assertThat(notices("class A {}", "--classpath=" + library.resolve("classes"))).isEmpty();
  }

  @Test
  void withoutASourceTheClassFilesNameWillDo() throws IOException {
    of("class A { @SuppressRace(reason = \"why\") int f; }");
    Outcome outcome =
        new CliRun(folder).run("scan", "--format=json", folder.resolve("classes").toString());

    assertThat(outcome.errorLines())
        .containsExactly(
            "photofinish: scan: p/Program.java: suppresses nothing in this run:"
                + " @SuppressRace on p.A.f");
  }
}
