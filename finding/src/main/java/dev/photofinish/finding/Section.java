package dev.photofinish.finding;

import java.util.List;

/**
 * Something an engine tells people about its work, beside what programs read.
 *
 * @param title what it is about
 * @param lines what it says; blanks in the middle of a line keep columns apart
 */
public record Section(String title, List<String> lines) {

  public Section {
    lines = List.copyOf(lines);
  }
}
