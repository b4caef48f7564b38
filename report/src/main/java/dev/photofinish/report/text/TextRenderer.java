package dev.photofinish.report.text;

import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Race;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Renderer;
import dev.photofinish.report.shared.Names;
import dev.photofinish.report.shared.Places;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/** Writes a report that tells a stranger what is wrong, why, where, and what to do. */
public final class TextRenderer implements Renderer {

  /** So many races are laid out at once, and kept until they are written. */
  private static final int BATCH = 1000;

  private final RenderOptions options;
  private final Places places;

  public TextRenderer(RenderOptions options) {
    this.options = options;
    this.places = new Places(options.sources());
  }

  @Override
  public void render(Findings findings, Writer out) throws IOException {
    Names names = Names.shortIn(findings);
    List<Race> races = findings.races();
    for (int from = 0; from < races.size(); from += BATCH) {
      List<Race> batch = races.subList(from, Math.min(from + BATCH, races.size()));
      for (String text : batch.parallelStream().map(race -> text(race, names)).toList()) {
        out.write(text);
      }
    }
    TextPage page = page(out);
    new SummaryText(page).write(findings);
    page.flush();
  }

  private String text(Race race, Names names) {
    StringWriter text = new StringWriter();
    TextPage page = page(text);
    try {
      new RaceText(page, new AccessText(page, names, places)).write(race);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write into memory", e);
    }
    return text.toString();
  }

  private TextPage page(Writer out) {
    return new TextPage(out, options.colour(), options.width());
  }
}
