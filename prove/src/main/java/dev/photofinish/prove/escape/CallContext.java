package dev.photofinish.prove.escape;

import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.Instance;

/**
 * An instance as it is called with some of its arguments local. Solved anew when what it may be
 * given grows, or when the summary of what it calls does.
 */
final class CallContext {

  /** Its number among all contexts. */
  final int number;

  final Instance instance;

  /** The positions of parameters that are local, as bits. */
  final long mask;

  /** Whether all that local arguments lead to is local as well. */
  final boolean isClean;

  /** Those of them whose object another object may refer to. */
  long held;

  /** Objects that local arguments may refer to and that may be local themselves. */
  final ObjectSet owned = new ObjectSet();

  /** Objects that may have escaped although a local argument refers to them. */
  final ObjectSet leaked = new ObjectSet();

  final Summary summary = new Summary();

  /** The numbers of the contexts that use the summary. */
  final ObjectSet users = new ObjectSet();

  CallContext(int number, Instance instance, long mask, boolean isClean) {
    this.number = number;
    this.instance = instance;
    this.mask = mask;
    this.isClean = isClean;
  }
}
