package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Race;
import java.nio.file.Path;
import java.util.Set;

/**
 * The races of an earlier run.
 *
 * @param file its report
 * @param fingerprints of its races
 */
record Baseline(Path file, Set<String> fingerprints) {

  Baseline {
    fingerprints = Set.copyOf(fingerprints);
  }

  /**
   * @throws dev.photofinish.cli.error.BadUsage if the file is not one of our JSON reports
   */
  static Baseline read(Path file) {
    return new Baseline(file, BaselineReader.fingerprints(file));
  }

  boolean has(Race race) {
    return fingerprints.contains(race.fingerprint().hex());
  }

  /**
   * Says how many races were left out, and how many of the earlier run's are there no more.
   *
   * @param stillThere those of the fingerprints that races of this run have, suppressed ones too
   */
  String summary(int leftOut, Set<String> stillThere) {
    int gone = fingerprints.size() - stillThere.size();
    String known = leftOut + (leftOut == 1 ? " known race" : " known races") + " left out";
    String rest = gone == 0 ? "" : "; " + gone + (gone == 1 ? " is gone" : " are gone");
    return known + " (" + file + ")" + rest;
  }
}
