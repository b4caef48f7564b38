package dev.photofinish.scan.domain;

import dev.photofinish.finding.AccessKind;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An access to the heap, with what is known of mutual exclusion at that moment: the tuple {@code
 * <path, kind, locks, threads, ownership>} of figure 4 of RacerD. The ownership is in the path: one
 * that starts at a parameter is owned if the argument is; one that starts at a static field is not
 * owned; accesses to what is owned anyway are not recorded.
 *
 * @param path what is accessed
 * @param certain whether there is a run in which the path leads to the accessed memory for certain,
 *     if no proper prefix of it is wobbly; otherwise a race on it is at most likely
 * @param locks the locks held, those of the callers that the summary belongs to included
 * @param threads {@link Threads#ANY_BUT_MAIN} or {@link Threads#ANY} if the code itself says what
 *     thread it is on; {@link Threads#NONE} if that depends on who calls
 * @param fork where the code was handed to another thread; null if the caller's thread runs it
 * @param after the forks that came before it
 */
public record Snapshot(
    Path path,
    AccessKind kind,
    boolean certain,
    LockSet locks,
    Threads threads,
    @Nullable Fork fork,
    Set<Fork> after,
    Trace trace) {

  public Snapshot {
    after = Set.copyOf(after);
  }

  public boolean isWrite() {
    return kind == AccessKind.WRITE;
  }

  /** What makes two accesses the same for the analysis: of these, the first is kept. */
  public record Key(
      Path path,
      AccessKind kind,
      boolean certain,
      LockSet locks,
      Threads threads,
      @Nullable Fork fork,
      Set<Fork> after,
      @Nullable Site site) {}

  public Key key() {
    return new Key(path, kind, certain, locks, threads, fork, after, trace.access());
  }

  /** The same for accesses at different places. */
  public Key keyButSite() {
    return new Key(path, kind, certain, locks, threads, fork, after, null);
  }
}
