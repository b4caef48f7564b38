package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.Trace;
import java.util.ArrayList;
import java.util.List;

/** Leaves out accesses that never happen, or that annotations say are not to be reported. */
final class Visible {

  private final Suppressions suppressions;
  private final Overrides overrides;

  Visible(Suppressions suppressions, Overrides overrides) {
    this.suppressions = suppressions;
    this.overrides = overrides;
  }

  /** Those of a group of accesses to one location. */
  List<Candidate> of(List<Candidate> group) {
    List<Candidate> seen = new ArrayList<>(group.size());
    for (Candidate candidate : group) {
      if (!suppressions.cover(candidate.path())) {
        List<Trace> traces = tracesOf(candidate);
        if (!traces.isEmpty()) {
          seen.add(candidate.at(traces));
        }
      }
    }
    return seen;
  }

  private List<Trace> tracesOf(Candidate candidate) {
    List<Trace> traces = new ArrayList<>(candidate.access().traces().size());
    for (Trace trace : candidate.access().traces()) {
      if (!overrides.hide(trace, candidate.entry()) && !suppressions.cover(trace.access())) {
        traces.add(trace);
      }
    }
    return traces;
  }
}
