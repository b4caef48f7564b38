package dev.photofinish.scan.domain;

import dev.photofinish.finding.AccessKind;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An access to the heap: what is known of it, and the calls that lead to it. */
public record Snapshot(AccessFacts facts, Trace trace) {

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

  /** The place of the access itself. */
  public Site site() {
    return trace.access();
  }
}
