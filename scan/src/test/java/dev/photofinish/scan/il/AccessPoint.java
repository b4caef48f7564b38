package dev.photofinish.scan.il;

import dev.photofinish.finding.AccessKind;

/**
 * One side of a race that is claimed: a method that a thread runs, and an access that happens then.
 *
 * @param method the method that the thread begins with
 * @param path the path that is accessed, as that method sees it
 * @param line where the access stands, possibly in a method that is called
 */
public record AccessPoint(String method, AccessKind kind, Exp path, int line) {

  /** Whether an access on this one's line may be this one. */
  boolean mayBe(PathAccess access) {
    return kind == access.kind() && path.lastField().equals(access.path().lastField());
  }

  @Override
  public String toString() {
    return "%s: %s %s at %d".formatted(method, kind.label(), path, line);
  }
}
