package dev.photofinish.scan.domain;

import dev.photofinish.finding.AccessKind;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Accesses to the heap of which the same is known.
 *
 * @param traces the calls that lead to them, one for each place of an access; at least one
 */
public record Snapshot(AccessFacts facts, List<Trace> traces) {

  public Path path() {
    return facts.path();
  }

  public AccessKind kind() {
    return facts.kind();
  }

  public boolean certain() {
    return facts.certain();
  }

  public LockSet locks() {
    return facts.locks();
  }

  public Threads threads() {
    return facts.threads();
  }

  public @Nullable Fork fork() {
    return facts.fork();
  }

  public Set<Fork> after() {
    return facts.after();
  }

  public boolean isWrite() {
    return kind() == AccessKind.WRITE;
  }

  /** The first of the traces. */
  public Trace trace() {
    return traces.get(0);
  }

  /** Where the first of the accesses is. */
  public Site site() {
    return trace().access();
  }

  /** The access at the end of one of the traces. */
  public Snapshot at(Trace trace) {
    return new Snapshot(facts, List.of(trace));
  }
}
