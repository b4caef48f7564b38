package dev.photofinish.report;

import dev.photofinish.finding.Findings;
import java.io.IOException;
import java.io.Writer;

/** Writes findings in one format. The same findings and options always give the same characters. */
@FunctionalInterface
public interface Renderer {

  /**
   * Writes the findings and flushes, but does not close the writer. All formats but text are to be
   * encoded in UTF-8.
   */
  void render(Findings findings, Writer out) throws IOException;
}
