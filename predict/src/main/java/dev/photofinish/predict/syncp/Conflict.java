package dev.photofinish.predict.syncp;

import dev.photofinish.trace.EventKind;

/** Which accesses to the same memory race if they can be side by side. */
final class Conflict {

  private Conflict() {}

  /** An update that finds something else may not write: it races for sure with writes only. */
  static boolean of(EventKind one, EventKind other) {
    boolean bothWrite = one.isWrite() && other.isWrite();
    boolean update = one == EventKind.UPDATE || other == EventKind.UPDATE;
    return (one.isPlain() || other.isPlain())
        && (bothWrite || (!update && (one.isWrite() || other.isWrite())));
  }
}
