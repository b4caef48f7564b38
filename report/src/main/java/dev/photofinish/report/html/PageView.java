package dev.photofinish.report.html;

import java.util.List;

/**
 * What the page shows.
 *
 * @param races made one by one as the page is written
 * @param proved empty for a command that proves nothing
 */
record PageView(
    String command,
    String version,
    String title,
    String headline,
    boolean complete,
    String completeness,
    String proved,
    List<VerdictView> verdicts,
    Iterable<RaceView> races,
    List<ListView> lists) {

  /** How many races have a verdict, and what it means. */
  record VerdictView(String label, String severity, int count, String meaning) {}

  /** What else the run has to say. */
  record ListView(String title, List<String> items) {}
}
