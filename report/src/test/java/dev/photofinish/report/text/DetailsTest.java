package dev.photofinish.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Assumption;
import dev.photofinish.finding.Details;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.RaceGroup;
import dev.photofinish.finding.Section;
import dev.photofinish.report.Format;
import dev.photofinish.report.Rendered;
import dev.photofinish.report.Samples;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What only people are told. */
class DetailsTest {

  private static Findings bank(
      Details details, List<Assumption> assumptions, List<Problem> problems) {
    Findings bank = Samples.bank();
    return new Findings(
        bank.toolVersion(),
        bank.command(),
        bank.races(),
        bank.provedFree(),
        assumptions,
        problems,
        bank.stats(),
        details);
  }

  private static String text(Findings findings) throws IOException {
    return Rendered.as(Format.TEXT, findings, Samples.options());
  }

  @Test
  void groupsHaveHeadings() throws IOException {
    Details details =
        new Details(
            List.of(
                new RaceGroup("One object", Samples.bank().races()),
                new RaceGroup("No races are left here", List.of())),
            List.of());

    assertThat(text(bank(details, List.of(), List.of())))
        .startsWith("== One object\n\n")
        .doesNotContain("No races are left here");
  }

  @Test
  void sectionsKeepTheirColumnsAndBreakLongLines() throws IOException {
    Details details =
        new Details(
            List.of(),
            List.of(new Section("Table", List.of("    1  one", "  " + "word ".repeat(30)))));

    assertThat(text(bank(details, List.of(), List.of())))
        .contains("\nTable\n      1  one\n    word word")
        .satisfies(text -> assertThat(text.lines()).allMatch(line -> line.length() <= 100));
  }

  @Test
  void manyAssumptionsAreCounted() throws IOException {
    List<Assumption> many =
        IntStream.rangeClosed(1, 12)
            .mapToObj(i -> new Assumption("reflection", "a.B", "f()", i, "not followed"))
            .toList();

    assertThat(text(bank(Details.NONE, many, List.of())))
        .contains("a.B.f():10:", "  and 2 more; --format json has them all\n")
        .doesNotContain("a.B.f():11:");
  }

  @Test
  void anEngineSaysWhatIncompleteMeans() throws IOException {
    Details details = new Details(List.of(), List.of(), Optional.of("interrupted."));

    assertThat(text(bank(details, List.of(), List.of(new Problem("round 2", "x", true)))))
        .contains("Incomplete: interrupted. Analysed ");
  }
}
