package dev.photofinish.scan.report;

import dev.photofinish.finding.Unwanted;
import dev.photofinish.models.Target;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Site;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;

/**
 * Races that are not to be reported, whoever says so, and which annotations were of use. Safe for
 * many threads.
 */
final class Suppressions {

  private final SuppressedCode annotated;
  private final Unwanted unwanted;
  private final Places places;
  private final RaceWriter writer;
  private final Queue<Pair> single = new ConcurrentLinkedQueue<>();
  private final Set<Target> used = ConcurrentHashMap.newKeySet();

  /** Source files by classes: accesses are many, and classes put the names together anew. */
  private final ConcurrentMap<String, String> files = new ConcurrentHashMap<>();

  Suppressions(SuppressedCode annotated, Unwanted unwanted, RaceWriter writer) {
    this.annotated = annotated;
    this.unwanted = unwanted;
    this.places = writer.places();
    this.writer = writer;
  }

  /** Whether no race for what a path leads to is wanted. */
  boolean cover(Path path) {
    return annotated.of(path).suppresses() || unwanted.coversAllOn(places.location(path));
  }

  /** Whether no race with an access is wanted. */
  boolean cover(Site access) {
    return annotated.of(access.method()).suppresses()
        || unwanted.coversLine(file(access), access.line());
  }

  private String file(Site access) {
    String owner = access.method().owner();
    String known = files.get(owner);
    return known != null ? known : files.computeIfAbsent(owner, places::file);
  }

  /**
   * Leaves out single races for a location that are not wanted, although the location and their
   * lines are.
   */
  List<Pair> wanted(List<Pair> pairs) {
    if (!unwanted.namesRaces()) {
      return pairs;
    }
    Map<Sides, Boolean> known = new HashMap<>();
    List<Pair> wanted = new ArrayList<>(pairs.size());
    for (Pair pair : pairs) {
      boolean left = known.computeIfAbsent(Sides.of(pair), key -> isUnwanted(pair));
      (left ? single : wanted).add(pair);
    }
    return wanted;
  }

  private boolean isUnwanted(Pair pair) {
    return unwanted.covers(writer.write(pair));
  }

  /** The single races that were left out, in no particular order. */
  Collection<Pair> single() {
    return List.copyOf(single);
  }

  /** Keeps in mind what covers some of the races for a location: it is of use. */
  void note(List<Pair> pairs) {
    boolean all = !pairs.isEmpty() && cover(pairs.get(0).one().path());
    // To ask once for each fingerprint and each place is enough.
    Set<Object> asked = new HashSet<>();
    for (Pair pair : pairs) {
      Site one = pair.one().access().site();
      Site other = pair.other().access().site();
      if (all || cover(one) || cover(other)) {
        noteAnnotations(pair);
        if (asked.addAll(List.of(Sides.of(pair), one, other))) {
          unwanted.covers(writer.write(pair));
        }
      }
    }
  }

  private void noteAnnotations(Pair pair) {
    used.addAll(annotated.of(pair.one().path()).by());
    used.addAll(annotated.of(pair.one().access().site().method()).by());
    used.addAll(annotated.of(pair.other().access().site().method()).by());
  }

  /** The annotated code of which a race was noted. */
  Set<Target> used() {
    return Set.copyOf(used);
  }
}
