package dev.photofinish.report.text;

import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.RaceGroup;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Renderer;
import dev.photofinish.report.shared.Names;
import dev.photofinish.report.shared.Places;
import dev.photofinish.report.shared.Printable;
import java.io.IOException;
import java.io.Writer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes a report that tells a stranger what is wrong, why, where, and what to do. */
public final class TextRenderer implements Renderer {

  private final RenderOptions options;

  public TextRenderer(RenderOptions options) {
    this.options = options;
  }

  @Override
  public void render(Findings findings, Writer out) throws IOException {
    TextPage page = new TextPage(out, options.colour(), options.width());
    RaceText text = new RaceText(page, accessText(page, findings));
    if (findings.details().groups().isEmpty()) {
      writeAll(findings.races(), text);
    } else {
      writeGroups(findings, page, text);
    }
    new SummaryText(page).write(findings);
    page.flush();
  }

  private static void writeAll(List<Race> races, RaceText text) throws IOException {
    for (Race race : races) {
      text.write(race);
    }
  }

  /** Races that were left out since are in no group any more. */
  private static void writeGroups(Findings findings, TextPage page, RaceText text)
      throws IOException {
    Set<Race> wanted = new HashSet<>(findings.races());
    for (RaceGroup group : findings.details().groups()) {
      List<Race> races = group.races().stream().filter(wanted::contains).toList();
      if (!races.isEmpty()) {
        page.prose(0, Printable.of("== " + group.title()));
        page.blank();
        writeAll(races, text);
      }
    }
  }

  private AccessText accessText(TextPage page, Findings findings) {
    return new AccessText(page, Names.shortIn(findings), new Places(options.sources()));
  }
}
