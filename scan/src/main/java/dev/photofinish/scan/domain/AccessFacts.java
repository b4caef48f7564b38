package dev.photofinish.scan.domain;

import dev.photofinish.finding.AccessKind;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What the analysis knows of an access, wherever it is: the tuple {@code <path, kind, locks,
 * threads, ownership>} of figure 4 of RacerD. The ownership is in the path: one that starts at a
 * parameter is owned if the argument is; one that starts at a static field is not owned; accesses
 * to what is owned anyway are not recorded.
 *
 * <p>Many accesses, in many summaries, share these facts; their hash is computed once.
 */
public final class AccessFacts {

  private final Path path;
  private final AccessKind kind;
  private final boolean certain;
  private final LockSet locks;
  private final Threads threads;
  private final @Nullable Fork fork;
  private final Set<Fork> after;
  private final int hash;

  /**
   * @param path what is accessed
   * @param certain whether there is a run in which the path leads to the accessed memory for
   *     certain, if no proper prefix of it is wobbly; otherwise a race on it is at most likely
   * @param locks the locks held, those of the callers that the summary belongs to included
   * @param threads {@link Threads#ANY_BUT_MAIN} or {@link Threads#ANY} if the code itself says what
   *     thread it is on; {@link Threads#NONE} if that depends on who calls
   * @param fork where the code was handed to another thread; null if the caller's thread runs it
   * @param after the forks that came before it and may not be over; nobody may change it afterwards
   */
  public AccessFacts(
      Path path,
      AccessKind kind,
      boolean certain,
      LockSet locks,
      Threads threads,
      @Nullable Fork fork,
      Set<Fork> after) {
    this.path = path;
    this.kind = kind;
    this.certain = certain;
    this.locks = locks;
    this.threads = threads;
    this.fork = fork;
    this.after = after;
    int mixed = 31 * path.hashCode() + locks.hashCode();
    mixed = 31 * mixed + (fork == null ? 0 : fork.hashCode());
    mixed = 31 * mixed + after.hashCode();
    this.hash = 4 * mixed + (kind == AccessKind.WRITE ? 2 : 0) + (certain ? 1 : 0);
  }

  public Path path() {
    return path;
  }

  public AccessKind kind() {
    return kind;
  }

  public boolean certain() {
    return certain;
  }

  public LockSet locks() {
    return locks;
  }

  public Threads threads() {
    return threads;
  }

  public @Nullable Fork fork() {
    return fork;
  }

  public Set<Fork> after() {
    return after;
  }

  /** The same, with more known of the forks. */
  AccessFacts withForks(UnaryOperator<Fork> known) {
    return fork == null && after.isEmpty()
        ? this
        : new AccessFacts(
            path,
            kind,
            certain,
            locks,
            threads,
            fork == null ? null : known.apply(fork),
            Fork.all(after, known));
  }

  /** The same, as if the caller's thread did it: nobody but the caller can tell the difference. */
  public AccessFacts byCaller() {
    Threads said = threads == Threads.ANY ? Threads.NONE : threads;
    return new AccessFacts(path, kind, certain, locks, said, null, after);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof AccessFacts facts
            && hash == facts.hash
            && kind == facts.kind
            && certain == facts.certain
            && threads == facts.threads
            && path.equals(facts.path)
            && locks.equals(facts.locks)
            && Objects.equals(fork, facts.fork)
            && after.equals(facts.after));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return kind + " " + path + " " + locks;
  }
}
