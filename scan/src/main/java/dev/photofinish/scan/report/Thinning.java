package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Threads;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Picks, of many ways to one place, those that are enough to find all that it races with: an access
 * in a helper may be reached from a hundred methods, all alike.
 */
final class Thinning {

  /** The second one is there to race with the first. */
  private static final int WAYS = 2;

  /** Leaves all places. */
  static final Thinning OF_WAYS = new Thinning(Integer.MAX_VALUE);

  private static final Comparator<Candidate> SHORTEST_FIRST =
      Comparator.comparingInt((Candidate way) -> way.access().trace().depth())
          .thenComparing(way -> way.access().trace().site());

  private final int maxPlaces;

  /**
   * @param maxPlaces how many places are of interest of those of which the same is known
   */
  Thinning(int maxPlaces) {
    this.maxPlaces = maxPlaces;
  }

  /** All that decides with what an access races, and how sure that is. */
  private record Way(
      Site site,
      boolean isWrite,
      LockSet locks,
      Threads threads,
      boolean stable,
      boolean withItself,
      boolean inTurn,
      boolean isLocked,
      boolean isEvident,
      boolean isMaking,
      boolean isCalledLocked,
      Object forks) {

    static Way of(Candidate candidate, boolean forked) {
      return new Way(
          candidate.access().site(),
          candidate.isWrite(),
          candidate.locks(),
          candidate.threads(),
          candidate.isStable(),
          candidate.concurrency().withItself(),
          candidate.concurrency().inTurn(),
          candidate.isLocked(),
          candidate.isEvident(),
          candidate.isMaking(),
          candidate.isCalledLocked(),
          forked
              ? List.of(candidate.access().after(), candidate.entry(), isJoined(candidate))
              : "");
    }

    private static boolean isJoined(Candidate candidate) {
      Fork fork = candidate.access().fork();
      return fork != null && fork.joined();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Way way
          && isWrite == way.isWrite
          && threads == way.threads
          && stable == way.stable
          && withItself == way.withItself
          && inTurn == way.inTurn
          && isLocked == way.isLocked
          && isEvident == way.isEvident
          && isMaking == way.isMaking
          && isCalledLocked == way.isCalledLocked
          && site.equals(way.site)
          && locks.equals(way.locks)
          && forks.equals(way.forks);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * site.hashCode() + locks.hashCode()) + forks.hashCode();
    }
  }

  /** Accesses to one location, each with one place, without those that are like others. */
  List<Candidate> of(List<Candidate> group) {
    // Where some of it was handed over to a thread, it matters which method did that.
    boolean forked = group.stream().anyMatch(candidate -> candidate.access().fork() != null);
    Map<Way, List<Candidate>> ways = new LinkedHashMap<>();
    for (Candidate candidate : group) {
      int places = Math.min(maxPlaces, candidate.access().places());
      for (int i = 0; i < places; i++) {
        Candidate way = candidate.at(candidate.access().trace(i));
        ways.computeIfAbsent(Way.of(way, forked), key -> new ArrayList<>(WAYS)).add(way);
      }
    }
    List<Candidate> kept = new ArrayList<>();
    for (List<Candidate> alike : ways.values()) {
      alike.sort(SHORTEST_FIRST);
      kept.addAll(alike.subList(0, Math.min(WAYS, alike.size())));
    }
    return kept;
  }
}
