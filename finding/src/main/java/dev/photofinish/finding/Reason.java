package dev.photofinish.finding;

import java.util.Locale;

/** Why a pair of accesses cannot race. */
public enum Reason {
  /** The two never touch the same object. */
  ALIASING,
  /** The object is never seen by a second thread. */
  ESCAPE,
  /** The two never run at the same time. */
  PARALLEL,
  /** Both hold the same lock. */
  LOCK,
  /** Each thread reaches only its own object. */
  THREAD;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
