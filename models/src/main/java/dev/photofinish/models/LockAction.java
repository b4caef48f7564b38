package dev.photofinish.models;

/** What a call does with a lock. */
public enum LockAction {
  /** It is held afterwards. */
  ACQUIRE("acquires"),
  /** It is given back, once. */
  RELEASE("releases"),
  /** It is held if the result is true; of a stamp, if it is not zero. */
  TRY("tries"),
  /** It was held before, or the call does not return. */
  ASSERT("holds"),
  /** It was held before if the result is true. */
  TEST("tests holding"),
  /** Reads follow that count only if {@link #VALIDATE} says so with true. */
  START_OPTIMISTIC_READ("starts optimistic read of"),
  /** True if nobody wrote since the optimistic read started. */
  VALIDATE("validates");

  final String text;

  LockAction(String text) {
    this.text = text;
  }
}
