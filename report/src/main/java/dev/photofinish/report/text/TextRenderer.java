package dev.photofinish.report.text;

import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Race;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Renderer;
import dev.photofinish.report.shared.Names;
import dev.photofinish.report.shared.Places;
import java.io.IOException;
import java.io.Writer;

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
    for (Race race : findings.races()) {
      text.write(race);
    }
    new SummaryText(page).write(findings);
    page.flush();
  }

  private AccessText accessText(TextPage page, Findings findings) {
    return new AccessText(page, Names.shortIn(findings), new Places(options.sources()));
  }
}
