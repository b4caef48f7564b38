package dev.photofinish.scan.il.check;

/** What is counted when both theorems are checked, in the order in which it is told. */
public enum Figure {
  PROGRAMS("programs"),
  RACES("strong races"),
  RACING("of these with a racing execution"),
  UNDECIDED_RACES("of these undecided, as there were too many executions"),
  METHODS("methods whose summaries were compared"),

  /** Scan's claims must be exactly what executions show. */
  EXACT("of these, compared in both directions"),
  PARTIAL("of these, with summaries that say that they lack accesses"),

  /** With stable paths, as all claims and accesses here. */
  CLAIMS("accesses claimed"),

  /** In methods with too many executions to see all, and not in those seen. */
  UNSEEN("claims undecided, as there were too many executions"),
  UNFOUNDED("claims that no execution shows, or with paths that one makes wobble"),
  LACKING("accesses that executions show and the summary lacks, against the form of 5.15 above"),
  LACKING_AND_TOLD("such accesses in summaries that say that they lack some"),
  UNCLAIMED("accesses that executions show and no summary claims, for all reasons");

  private final String label;

  Figure(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }
}
