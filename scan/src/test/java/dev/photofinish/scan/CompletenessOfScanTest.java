package dev.photofinish.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.il.Exp;
import dev.photofinish.scan.il.IlCase;
import dev.photofinish.scan.il.check.Completeness;
import dev.photofinish.scan.il.check.Figure;
import dev.photofinish.scan.il.check.Outcome;
import dev.photofinish.scan.il.check.ScannedCase;
import dev.photofinish.testbench.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Theorem 5.15 of RacerDX, {@code [[C]]# bottom = alpha([[C]])}, for scan's own summaries of random
 * programs of the paper's language.
 *
 * <p>The paper's analysis follows names, and so does its {@code alpha}: an access through a local
 * is none, and what is read into a variable wobbles. Scan follows values, so its {@code alpha} must
 * do so, too. Take the state in which all paths lead apart (every path disconnected and acyclic,
 * definitions 6.3 and 6.4), in which each object has one name. Then {@code alpha} of the executions
 * from there has
 *
 * <ul>
 *   <li>in A: {@code <path, kind, line, locks>} for each read or write of the address that the path
 *       had at the start, whatever the code calls it;
 *   <li>in W: each path whose address is written, or whose value is put on the heap where others
 *       find it. New objects have no path; what they hold counts once others know them.
 * </ul>
 *
 * <p>What scan promises, and builds strong races from, is the stable part of a summary: the certain
 * accesses without a proper prefix in W. The theorem for scan is that this is the stable part of
 * {@code alpha}. In detail, and with what is left out:
 *
 * <ol>
 *   <li>Each claim is in A, with its line and number of locks, and no execution makes a proper
 *       prefix of it wobble. This is lemmas 5.6 and 6.9 in one, and what theorem 6.10 needs. It
 *       holds for A wherever all executions were seen. For W, executions count until they read a
 *       field of a new object that nobody has written: from there on, IL and Java differ, and what
 *       wobbles there only need not be in A.
 *   <li>Each access of A with a stable path is claimed: with its line if the method makes it
 *       itself, and otherwise somewhere, as of accesses that differ by their places in callees only
 *       two are kept. This is for methods in which values come to accesses through variables and
 *       paths only: without loops, as scan is not certain of what a round leaves to the next (then
 *       the access must be recorded, certain or not); without reading from new objects, as it is
 *       not certain what they hold; and where no command works on two values that one choice has
 *       decided on, as scan joins what each of them may be. The summary must not have given up on W
 *       for lack of room, nor say that it is partial, as there are more accesses in callees than
 *       are kept, or more names for a value than are followed: a summary that does not say so lacks
 *       nothing. Paths must be no longer than scan follows them. What a new object held at another
 *       time than when others know it counts as known, too; this is too rare to be left out.
 *   <li>Each access that the paper's analysis knows to be stable is claimed, loops, new objects and
 *       choices or not, if the summary did not give up on W and is not partial: following values
 *       loses nothing. (That the paper's analysis is complete for the paper's {@code alpha}, {@link
 *       dev.photofinish.scan.il} tests by itself.)
 *   <li>Locking is balanced and nothing is returned, so the summary must say so.
 * </ol>
 */
class CompletenessOfScanTest {

  private static final int PROGRAMS = 2_000;
  private static final Models MODELS = Models.builtIn();

  @Test
  void scanClaimsWhatExecutionsShow() {
    List<Outcome> outcomes = new ArrayList<>();
    Seeds.of(5_15, PROGRAMS)
        .check(
            seed -> {
              IlCase program = IlCase.generate(seed);
              Outcome outcome = Outcome.ofClaims(program, ScannedCase.of(program, MODELS));
              assertThat(outcome.violations()).as(program.listing()).isEmpty();
              outcomes.add(outcome);
            });
    Outcome all = outcomes.stream().reduce(Outcome.NONE, Outcome::plus);
    System.out.println(all);
    // Otherwise the theorem would say little.
    assertThat(all.of(Figure.EXACT)).isGreaterThan(all.of(Figure.METHODS) / 3);
    assertThat(all.of(Figure.CLAIMS)).isGreaterThan(10 * all.of(Figure.PROGRAMS));
    // What is left out above is rare, all in all.
    assertThat(all.of(Figure.PARTIAL)).isLessThan(all.of(Figure.METHODS) / 30);
    assertThat(all.of(Figure.LACKING_AND_TOLD)).isLessThanOrEqualTo(all.of(Figure.CLAIMS) / 10_000);
    assertThat(all.of(Figure.UNCLAIMED)).isLessThan(all.of(Figure.CLAIMS) / 20);
    assertThat(all.of(Figure.UNSEEN)).isLessThan(all.of(Figure.CLAIMS) / 1_000);
  }

  /** What is compared here comes from the same steps as what users see. */
  @Test
  void theRacesAreThoseOfTheScanner() {
    Seeds.of(515_1, 100)
        .check(
            seed -> {
              IlCase program = IlCase.generate(seed);
              Map<String, byte[]> classes = Map.of(program.className(), program.classFile());
              try (Program model = Program.open(ProgramInputs.ofClasses(classes))) {
                ScanOptions options = ScanOptions.DEFAULT.withoutDeduplication().onThreads(1);
                List<Race> strong =
                    new Scanner(MODELS, options)
                        .scan(model).races().stream()
                            .filter(race -> race.verdict() == Verdict.STRONG)
                            .toList();
                // The scanner sorts them.
                assertThat(Set.copyOf(ScannedCase.of(program, MODELS).strong()))
                    .isEqualTo(Set.copyOf(strong));
              }
            });
  }

  /** In IL, the new object is stored; in Java, null. Scan sees no second name for arg1.f. */
  @Test
  void knownDeviationNewObjectsPointToThemselves() throws Exception {
    IlCase program =
        IlCase.parse(
            """
            m0(arg1, arg2) {
              z := new();
              x := arg1.f;
              z.g := x;
              y := z.f;
              arg2.f := y;
              x := arg1.f.f;
            }
            """);
    Exp read = Exp.parse("arg1.f.f");
    assertThat(program.shown("m0").isStable(read)).isFalse();
    assertThat(program.shown("m0").isStableInJava(read)).isTrue();
    assertThat(summary(program).wobbly()).hasToString("[Formal[index=1].f]");
    assertThat(differences(program)).isEmpty();
  }

  /** One choice decides on both, so arg2 is never put into itself. */
  @Test
  void knownDeviationLinkedValues() throws Exception {
    assertNotAllClaimed(
        """
        m0(arg1, arg2) {
          if * then {
            y := arg1;
          } else {
            y := arg2;
            arg2 := new();
          };
          arg2.g := y;
        }
        """);
  }

  /** The value of arg1.f comes out of the new object again. */
  @Test
  void knownDeviationKeptInNewObject() throws Exception {
    assertNotAllClaimed(
        """
        m0(arg1) {
          x := arg1.f;
          z := new();
          z.f := x;
          y := z.f;
          x := y.g;
        }
        """);
  }

  /** Only the second round reads arg2.f. */
  @Test
  void knownDeviationLoopCarriedValue() throws Exception {
    assertNotAllClaimed(
        """
        m0(arg1, arg2) {
          while * do {
            x := arg1.f;
            arg1 := arg2;
          };
        }
        """);
  }

  /** The new object has more names than scan keeps, so that it takes all paths for wobbly. */
  @Test
  void knownDeviationTooManyNames() throws Exception {
    assertNotAllClaimed(
        """
        m0(arg1, arg2, arg3) {
          z := new();
          arg1.f := z;
          arg2.f := z;
          arg3.f := z;
          z.g.g := z;
          arg3.g := z;
        }
        """);
  }

  /** In the second round, what x leads to has five names, of which four are followed. */
  @Test
  void knownDeviationMoreNamesThanAreFollowed() throws Exception {
    assertPartial(
        """
        m0(arg1, arg2, arg3) {
          x := arg1;
          while * do {
            y := x.f;
            if * then {
              x := arg2;
            } else {
              if * then {
                x := arg3;
              } else {
                if * then {
                  x := arg2.g;
                } else {
                  x := arg3.g;
                };
              };
            };
          };
        }
        """);
  }

  /** The last method reads by 340 paths. */
  @Test
  void knownDeviationMoreAccessesThanAreKept() throws Exception {
    IlCase program =
        IlCase.parse(
            """
            m0(arg1) {
              m1(arg1);
            }
            m1(arg1) {
              m2(arg1);
            }
            m2(arg1) {
            %s}
            """
                .formatted(readsByAllPaths("fghk")));
    assertThat(summary(program, "m2").partial()).isFalse();
    assertPartial(program, "m1");
    assertPartial(program, "m0");
  }

  /** Reads of all paths of four steps. */
  private static String readsByAllPaths(String fields) {
    List<String> paths = List.of("arg1");
    for (int step = 0; step < 4; step++) {
      paths =
          paths.stream()
              .flatMap(path -> fields.chars().mapToObj(field -> path + "." + (char) field))
              .toList();
    }
    return paths.stream().map("  x := %s;\n"::formatted).collect(Collectors.joining());
  }

  private static void assertPartial(String text) throws Exception {
    assertPartial(IlCase.parse(text), "m0");
  }

  /** It lacks accesses, and says so. */
  private static void assertPartial(IlCase program, String method) throws Exception {
    Completeness compared = new Completeness(program, method, summary(program, method));
    assertThat(compared.isPartial()).isTrue();
    assertThat(compared.lacking()).isNotEmpty();
    assertThat(compared.differences()).isEmpty();
  }

  private static void assertNotAllClaimed(String text) throws Exception {
    IlCase program = IlCase.parse(text);
    Completeness compared = new Completeness(program, "m0", summary(program));
    assertThat(compared.isExact()).isFalse();
    assertThat(compared.unclaimed()).isPositive();
    assertThat(compared.differences()).isEmpty();
  }

  private static List<String> differences(IlCase program) throws Exception {
    return new Completeness(program, "m0", summary(program)).differences();
  }

  private static Summary summary(IlCase program) throws Exception {
    return summary(program, "m0");
  }

  private static Summary summary(IlCase program, String method) throws Exception {
    return Objects.requireNonNull(ScannedCase.of(program, MODELS).summaries().get(method));
  }
}
