package dev.photofinish.scan.domain;

import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * That a method runs what one of its callers gives it: a closure, a task. Only the caller knows
 * what that does.
 *
 * @param what what is run
 * @param site where it is run, or handed over
 * @param locks the locks that the method holds then
 * @param threads what it says of the thread it is on
 * @param fork where it hands it to another thread; null if it runs it itself
 * @param after the forks that came before
 */
public record Invocation(
    Reach what, Site site, LockSet locks, Threads threads, @Nullable Fork fork, Set<Fork> after) {

  public Invocation {
    after = Set.copyOf(after);
  }

  /** The rest hardly ever differs, and takes long to look at. */
  @Override
  public int hashCode() {
    return 31 * what.hashCode() + site.hashCode();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Invocation invocation
        && site.equals(invocation.site)
        && what.equals(invocation.what)
        && locks.equals(invocation.locks)
        && threads.equals(invocation.threads)
        && Objects.equals(fork, invocation.fork)
        && after.equals(invocation.after);
  }

  /** The same, with more known of the forks. */
  Invocation withForks(UnaryOperator<Fork> known) {
    Fork there = fork == null ? null : known.apply(fork);
    return new Invocation(what, site, locks, threads, there, Fork.all(after, known));
  }
}
