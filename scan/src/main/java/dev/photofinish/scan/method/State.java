package dev.photofinish.scan.method;

import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Threads;
import dev.photofinish.scan.domain.When;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known at a point of a method.
 *
 * @param locks the locks certainly held
 * @param threads what the code before has said of the thread it is on
 * @param published the paths by which others may know the method's own objects
 * @param forks where code was handed to another thread on some way here, and may not be over
 * @param when what is certain of the method's parameters
 */
record State(
    LockSet locks, Threads threads, Map<Integer, Set<Path>> published, Set<Fork> forks, When when) {

  static final State START = new State(LockSet.NONE, Threads.NONE, Map.of(), Set.of(), When.ANY);

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof State state
            && threads == state.threads
            && locks.equals(state.locks)
            && published.equals(state.published)
            && forks.equals(state.forks)
            && when.equals(state.when));
  }

  @Override
  public int hashCode() {
    return 31 * locks.hashCode() + forks.hashCode();
  }

  State withLocks(LockSet changed) {
    return changed.equals(locks) ? this : new State(changed, threads, published, forks, when);
  }

  /** That a lock is held: the one that is known to be, if it is. */
  State withPromise(Lock lock) {
    return locks.holds(lock.name()) ? this : withLocks(locks.plus(lock));
  }

  State onThreads(Threads known) {
    return known == threads ? this : new State(locks, known, published, forks, when);
  }

  State afterFork(Fork fork) {
    if (forks.contains(fork)) {
      return this;
    }
    Set<Fork> more = new LinkedHashSet<>(forks);
    more.add(fork);
    return new State(locks, threads, published, more, when);
  }

  State withForks(Set<Fork> known) {
    return known.equals(forks) ? this : new State(locks, threads, published, known, when);
  }

  State inCase(When known) {
    return known.equals(when) ? this : new State(locks, threads, published, forks, known);
  }

  State publish(int object, Path path) {
    Set<Path> known = published.getOrDefault(object, Set.of());
    if (known.contains(path)) {
      return this;
    }
    Set<Path> more = new LinkedHashSet<>(known);
    more.add(path);
    Map<Integer, Set<Path>> all = new HashMap<>(published);
    all.put(object, more);
    return new State(locks, threads, all, forks, when);
  }

  /** That a new object has this number from now on: in a loop, there was another one before. */
  State renew(int object) {
    if (!published.containsKey(object)) {
      return this;
    }
    Map<Integer, Set<Path>> others = new HashMap<>(published);
    others.remove(object);
    return new State(locks, threads, others, forks, when);
  }

  /** Whether others know one of the own objects that a value may be. */
  boolean isKnown(Symbols value) {
    for (int object : value.fresh()) {
      if (!pathsOf(object).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  Set<Path> pathsOf(int object) {
    return published.getOrDefault(object, Set.of());
  }

  /** Whether a way back to a state makes a difference: fewer locks, more forks, less certainty. */
  boolean differsAroundLoop(State head) {
    return !locks.equals(head.locks) || !head.forks.containsAll(forks) || !when.implies(head.when);
  }

  /** Where two ways meet: certain is what both say, possible what one of them says. */
  State join(State other) {
    if (equals(other)) {
      return this;
    }
    return new State(
        locks.meet(other.locks),
        threads == other.threads ? threads : Threads.NONE,
        joinPublished(other),
        union(forks, other.forks),
        when.meet(other.when));
  }

  private Map<Integer, Set<Path>> joinPublished(State other) {
    if (published.equals(other.published)) {
      return published;
    }
    Map<Integer, Set<Path>> all = new HashMap<>(published);
    other.published.forEach((object, paths) -> all.merge(object, paths, State::union));
    return all;
  }

  static <E> Set<E> union(Set<E> one, Set<E> other) {
    if (other.isEmpty() || one.containsAll(other)) {
      return one;
    } else if (one.isEmpty()) {
      return other;
    }
    Set<E> all = new LinkedHashSet<>(one);
    all.addAll(other);
    return all;
  }
}
