package dev.photofinish.report.text;

import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Race;
import dev.photofinish.report.shared.Columns;
import dev.photofinish.report.shared.Printable;
import dev.photofinish.report.shared.Severity;
import dev.photofinish.report.shared.Words;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Writes one race: the headline, both accesses, why they meet, and what to do about it. */
final class RaceText {

  private static final int INDENT = 2;
  private static final int LABEL_WIDTH = 5;

  private final TextPage page;
  private final AccessText access;

  RaceText(TextPage page, AccessText access) {
    this.page = page;
    this.access = access;
  }

  void write(Race race) throws IOException {
    headline(race);
    page.prose(INDENT, Words.effect(race));
    page.blank();
    accesses(race);
    why(race);
    whatToDo(race);
    label("id", Style.DIM, Words.shortFingerprint(race));
    page.blank();
    Optional<Columns> picture = Words.interleaving(race).map(Columns::new);
    if (picture.isPresent()) {
      picture(picture.get());
    }
  }

  private void headline(Race race) throws IOException {
    String verdict = race.verdict().label() + ":";
    List<String> lines = Wrap.lines(verdict + " " + Words.title(race), page.width() - INDENT);
    Style style = Style.of(Severity.of(race.verdict()));
    String rest = lines.get(0).substring(verdict.length());
    page.line(0, page.paint(style, verdict) + page.paint(Style.BOLD, rest));
    for (String line : lines.subList(1, lines.size())) {
      page.line(INDENT, page.paint(Style.BOLD, line));
    }
  }

  private void accesses(Race race) throws IOException {
    if (Words.isSameTwice(race)) {
      access.write("Two threads at once:", race.first());
    } else {
      access.write("One thread:", race.first());
      access.write("The other:", race.second());
    }
  }

  private void why(Race race) throws IOException {
    String label = "why";
    for (String reason : race.best().because()) {
      label(label, Style.BOLD, reason);
      label = "";
    }
    for (Evidence other : race.evidence().subList(1, race.evidence().size())) {
      label("also", Style.BOLD, other.verdict().label() + ", says " + other.engine().label());
    }
  }

  private void whatToDo(Race race) throws IOException {
    if (race.fix().isPresent()) {
      label("fix", Style.GREEN, race.fix().get());
    }
    Optional<String> replay = Words.replay(race);
    if (replay.isPresent()) {
      // In one line, as it is to be copied.
      page.line(INDENT, page.paint(Style.GREEN, "see") + "  " + replay.get());
    }
  }

  private void picture(Columns picture) throws IOException {
    page.line(0, page.paint(Style.BOLD, Columns.TITLE));
    for (String line : InterleavingText.lines(picture, page.width() - INDENT)) {
      page.line(INDENT, line);
    }
    page.blank();
  }

  private void label(String label, Style style, String text) throws IOException {
    page.labelled(INDENT, label, LABEL_WIDTH, style, Printable.of(text));
  }
}
