package dev.photofinish.report;

import dev.photofinish.finding.Findings;
import java.io.IOException;
import java.io.StringWriter;
import java.util.regex.Pattern;

/** Renders to a string, for tests. */
public final class Rendered {

  private static final Pattern STYLE_OR_SCRIPT =
      Pattern.compile("<(style|script)>.*?</\\1>", Pattern.DOTALL);

  private Rendered() {}

  public static String as(Format format, Findings findings, RenderOptions options)
      throws IOException {
    StringWriter out = new StringWriter();
    Renderers.of(format, options).render(findings, out);
    return out.toString();
  }

  /** A page's contents only: its style and its script are the same for all findings. */
  public static String withoutStyleAndScript(String html) {
    return STYLE_OR_SCRIPT.matcher(html).replaceAll("<$1></$1>");
  }
}
