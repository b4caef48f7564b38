package dev.photofinish.report.html;

import dev.photofinish.finding.Findings;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Renderer;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.WriterOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** Writes one page that needs nothing but a browser. */
public final class HtmlRenderer implements Renderer {

  private final RenderOptions options;

  public HtmlRenderer(RenderOptions options) {
    this.options = options;
  }

  @Override
  public void render(Findings findings, Writer out) throws IOException {
    try {
      write(new Views(findings, options.sources()).page(), out);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    out.flush();
  }

  /** Calls the compiled template itself, as its engine would do by reflection. */
  @SuppressWarnings("NullAway") // Templates take null for "no interceptor".
  private static void write(PageView page, Writer out) {
    JtepageGenerated.render(new OwaspHtmlTemplateOutput(new WriterOutput(out)), null, page);
  }
}
