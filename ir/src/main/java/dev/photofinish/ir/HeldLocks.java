package dev.photofinish.ir;

/** Placeholder. */
public final class HeldLocks {
  private HeldLocks() {}
}
