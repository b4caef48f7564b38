package dev.photofinish.report.text;

import dev.photofinish.finding.Assumption;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Section;
import dev.photofinish.finding.Verdict;
import dev.photofinish.report.shared.Printable;
import dev.photofinish.report.shared.RunWords;
import dev.photofinish.report.shared.Severity;
import dev.photofinish.report.shared.Tally;
import dev.photofinish.report.shared.Words;
import java.io.IOException;
import java.util.List;

/** Writes the end of the report: what was found in all, and how far it can be relied on. */
final class SummaryText {

  private static final int INDENT = 2;

  /** Nobody reads more assumptions than these on a terminal. */
  private static final int MOST = 10;

  private static final int VERDICT_WIDTH = 13;

  private final TextPage page;

  SummaryText(TextPage page) {
    this.page = page;
  }

  void write(Findings findings) throws IOException {
    List<Problem> problems = Problem.digest(findings.problems());
    problems("Not analysed:", problems.stream().filter(Problem::lost).toList());
    problems("Notices:", problems.stream().filter(problem -> !problem.lost()).toList());
    assumptions(findings.assumptions());
    sections(findings.details().sections());
    tally(Tally.of(findings));
    if (RunWords.proves(findings)) {
      page.prose(0, RunWords.proved(findings.provedFree()) + ".");
    }
    page.prose(0, RunWords.completeness(findings));
  }

  private void problems(String title, List<Problem> problems) throws IOException {
    if (problems.isEmpty()) {
      return;
    }
    page.line(0, page.paint(Style.YELLOW, title));
    for (Problem problem : problems) {
      page.prose(INDENT, RunWords.problem(problem));
    }
    page.blank();
  }

  private void assumptions(List<Assumption> assumptions) throws IOException {
    if (assumptions.isEmpty()) {
      return;
    }
    page.line(0, page.paint(Style.YELLOW, "Assumed, and not checked:"));
    for (Assumption assumption : assumptions.subList(0, Math.min(MOST, assumptions.size()))) {
      page.prose(INDENT, RunWords.assumption(assumption));
    }
    if (assumptions.size() > MOST) {
      page.line(INDENT, "and " + (assumptions.size() - MOST) + " more; --format json has them all");
    }
    page.blank();
  }

  private void sections(List<Section> sections) throws IOException {
    for (Section section : sections) {
      page.line(0, page.paint(Style.BOLD, Printable.of(section.title())));
      for (String line : section.lines()) {
        sectionLine(Printable.of(line));
      }
      page.blank();
    }
  }

  /** What fits is left as it is, for its columns; what does not is broken below its beginning. */
  private void sectionLine(String line) throws IOException {
    if (Wrap.columns(line) + INDENT <= page.width()) {
      page.line(INDENT, line);
    } else {
      int indent = line.length() - line.stripLeading().length();
      page.prose(INDENT + indent, line.strip());
    }
  }

  private void tally(Tally tally) throws IOException {
    page.line(0, page.paint(Style.BOLD, tally.sentence() + "."));
    for (Verdict verdict : tally.byVerdict().keySet()) {
      Style style = Style.of(Severity.of(verdict));
      page.labelled(INDENT, verdict.label(), VERDICT_WIDTH, style, Words.meaning(verdict));
    }
  }
}
