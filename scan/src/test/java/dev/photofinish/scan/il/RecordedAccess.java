package dev.photofinish.scan.il;

import dev.photofinish.finding.AccessKind;

/**
 * An element {@code <c, L>} of the domain A (definition 4.2), with its command named by kind, path
 * and line.
 *
 * @param path the path as the analysed method sees it, actuals substituted
 * @param line where the command stands, possibly in a method that is called
 * @param locks how often the lock is held, calls included
 */
public record RecordedAccess(AccessKind kind, Exp path, int line, int locks) {

  /** Whether it is this access, whatever locks are held. */
  boolean is(AccessKind otherKind, Exp otherPath, int otherLine) {
    return line == otherLine && kind == otherKind && path.equals(otherPath);
  }

  @Override
  public String toString() {
    return "%s %s at %d under %d".formatted(kind.label(), path, line, locks);
  }
}
