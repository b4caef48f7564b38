package dev.photofinish.finding;

import java.util.List;
import java.util.Optional;

/**
 * What a report for people shows beside what programs read.
 *
 * @param groups the races in the groups to show them in; empty for the order of reports
 * @param sections what is told after the races
 * @param incomplete what an incomplete run means, if it is not that input was left out
 */
public record Details(List<RaceGroup> groups, List<Section> sections, Optional<String> incomplete) {

  public static final Details NONE = new Details(List.of(), List.of());

  /** The details of a run that is complete, or lost input. */
  public Details(List<RaceGroup> groups, List<Section> sections) {
    this(groups, sections, Optional.empty());
  }

  public Details {
    groups = List.copyOf(groups);
    sections = List.copyOf(sections);
  }
}
