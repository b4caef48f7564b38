package dev.photofinish.prove.race;

/** What tables 2.4 and 3.3 have columns for: analyses that rule pairs out, each for itself. */
public enum Analysis {
  /** The two never touch the same memory (section 2.4). */
  ALIASING,
  /** No second thread sees what one of the two touches (section 2.5). */
  ESCAPING,
  /** No two threads are at the two at once (section 2.6). */
  PARALLEL,
  /** Locks or threads keep the two apart, as the chosen analysis of locks has it (2.7 or 3.7). */
  UNLOCKED,
  /** The part of it that knows locks which are one object (section 3.7.1). */
  GLOBAL,
  /** The part of it that knows locks by the object that is accessed (section 3.7.2). */
  LOCAL,
  /** The part of it that knows threads by the object that is accessed (3.7.3, or rule 2.16). */
  THREAD
}
