package dev.photofinish.scan.il;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The paper's abstract state {@code <W, L, A>} (definition 4.2).
 *
 * @param wobbly W: what some execution reads or writes, and may therefore make point elsewhere
 * @param locks L: how often the lock is held
 * @param accesses A: the accesses that some execution makes
 */
public record Summary(Set<Exp> wobbly, int locks, Set<RecordedAccess> accesses) {

  static final Summary BOTTOM = new Summary(Set.of(), 0, Set.of());

  public Summary {
    wobbly = Collections.unmodifiableSet(new LinkedHashSet<>(wobbly));
    accesses = Collections.unmodifiableSet(new LinkedHashSet<>(accesses));
  }

  /** Definition 4.3. */
  Summary join(Summary other) {
    return with(other.wobbly.stream(), Math.max(locks, other.locks), other.accesses.stream());
  }

  /** The order of the domain. */
  boolean isAtMost(Summary other) {
    return join(other).equals(other);
  }

  Summary with(Stream<Exp> moreWobbly, int newLocks, Stream<RecordedAccess> moreAccesses) {
    List<Exp> newWobbly = moreWobbly.filter(expression -> !wobbly.contains(expression)).toList();
    List<RecordedAccess> newAccesses =
        moreAccesses.filter(access -> !accesses.contains(access)).toList();
    // Most steps of an execution change nothing, and executions are many.
    return newWobbly.isEmpty() && newAccesses.isEmpty() && newLocks == locks
        ? this
        : new Summary(union(wobbly, newWobbly), newLocks, union(accesses, newAccesses));
  }

  /** Whether no proper prefix of the path is wobbly: the second condition of theorem 6.10. */
  public boolean isStable(Exp path) {
    return wobbly.stream().noneMatch(expression -> expression.isProperPrefixOf(path));
  }

  private static <T> Set<T> union(Set<T> some, List<T> more) {
    Set<T> all = new LinkedHashSet<>(some);
    all.addAll(more);
    return all;
  }
}
