package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.Trace;
import java.util.ArrayList;
import java.util.List;

/**
 * Leaves out accesses that never happen or never race, and sets those apart of which no race is to
 * be reported.
 */
final class Visible {

  /**
   * Accesses to one location.
   *
   * @param wanted those whose races are to be reported
   * @param suppressed the others
   */
  record Group(List<Candidate> wanted, List<Candidate> suppressed) {

    private static final Group EMPTY = new Group(List.of(), List.of());

    /** All of them; if there are more than can be paired, it is the wanted ones that are cut. */
    List<Candidate> all() {
      List<Candidate> all = new ArrayList<>(suppressed);
      all.addAll(wanted);
      return all;
    }
  }

  private final SilentFields silent;
  private final Suppressions suppressions;
  private final Overrides overrides;

  Visible(SilentFields silent, Suppressions suppressions, Overrides overrides) {
    this.silent = silent;
    this.suppressions = suppressions;
    this.overrides = overrides;
  }

  /** Sorts accesses to one location, of which there is at least one. */
  Group of(List<Candidate> group) {
    if (silent.areOn(group.get(0).path())) {
      return Group.EMPTY;
    }
    boolean unwanted = suppressions.cover(group.get(0).path());
    List<Candidate> wanted = new ArrayList<>(group.size());
    List<Candidate> suppressed = new ArrayList<>(0);
    for (Candidate candidate : group) {
      sort(candidate, unwanted, wanted, suppressed);
    }
    return new Group(wanted, suppressed);
  }

  private void sort(
      Candidate candidate, boolean unwanted, List<Candidate> wanted, List<Candidate> suppressed) {
    List<Trace> seen = new ArrayList<>(candidate.access().places());
    List<Trace> hushed = new ArrayList<>(0);
    for (int i = 0; i < candidate.access().places(); i++) {
      Trace trace = candidate.access().trace(i);
      if (!overrides.hide(trace, candidate.entry())) {
        (unwanted || suppressions.cover(trace.access()) ? hushed : seen).add(trace);
      }
    }
    addTo(wanted, candidate, seen);
    addTo(suppressed, candidate, hushed);
  }

  private static void addTo(List<Candidate> sink, Candidate candidate, List<Trace> traces) {
    if (!traces.isEmpty()) {
      sink.add(candidate.at(traces));
    }
  }
}
