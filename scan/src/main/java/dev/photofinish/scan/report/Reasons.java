package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.Fork;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Says why the two accesses of a race can run at the same time, a sentence for each side. */
final class Reasons {

  private final Places places;

  Reasons(Places places) {
    this.places = places;
  }

  List<String> of(Pair pair) {
    Set<String> reasons = new LinkedHashSet<>();
    List<Candidate> silent = new ArrayList<>();
    boolean within = pair.one().entry().equals(pair.other().entry());
    for (Candidate side : List.of(pair.one(), pair.other())) {
      Candidate candidate = within ? side : side.fromOutside();
      Fork fork = candidate.access().fork();
      if (fork != null) {
        reasons.add(handedOver(fork));
      } else if (candidate.concurrency().isKnown()) {
        reasons.add(candidate.concurrency().because() + ".");
      } else {
        silent.add(candidate);
      }
    }
    silent.forEach(candidate -> reasons.add(besides(candidate, pair)));
    return new ArrayList<>(reasons);
  }

  private String handedOver(Fork fork) {
    String what = MethodText.of(fork.target());
    return MethodText.sentence(
        what, " is handed to another thread " + places.at(fork.site()) + ".");
  }

  /** The side that nothing is known of: what is known of the other one is enough. */
  private static String besides(Candidate silent, Pair pair) {
    String method = MethodText.of(silent.entry().method());
    return pair.one().entry().equals(pair.other().entry())
        ? MethodText.sentence(method, " goes on meanwhile.")
        : "Nothing keeps " + method + " from running at the same time.";
  }
}
