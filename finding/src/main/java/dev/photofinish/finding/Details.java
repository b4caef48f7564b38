package dev.photofinish.finding;

import java.util.List;

/**
 * What a report for people shows beside what programs read.
 *
 * @param groups the races in the groups to show them in; empty for the order of reports
 * @param sections what is told after the races
 */
public record Details(List<RaceGroup> groups, List<Section> sections) {

  public static final Details NONE = new Details(List.of(), List.of());

  public Details {
    groups = List.copyOf(groups);
    sections = List.copyOf(sections);
  }
}
