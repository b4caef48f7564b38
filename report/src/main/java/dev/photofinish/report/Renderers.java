package dev.photofinish.report;

import dev.photofinish.report.github.GithubRenderer;
import dev.photofinish.report.html.HtmlRenderer;
import dev.photofinish.report.json.JsonRenderer;
import dev.photofinish.report.sarif.SarifRenderer;
import dev.photofinish.report.text.TextRenderer;

/** The way in: hands out the renderer of a format. */
public final class Renderers {

  private Renderers() {}

  public static Renderer of(Format format, RenderOptions options) {
    return switch (format) {
      case TEXT -> new TextRenderer(options);
      case JSON -> new JsonRenderer();
      case SARIF -> new SarifRenderer(options);
      case HTML -> new HtmlRenderer(options);
      case GITHUB -> new GithubRenderer(options);
    };
  }
}
