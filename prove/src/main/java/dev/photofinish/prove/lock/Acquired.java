package dev.photofinish.prove.lock;

import dev.photofinish.ir.Value;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.points.Instance;
import org.jspecify.annotations.Nullable;

/**
 * A lock that a method has taken itself.
 *
 * @param lock what it is taken on
 * @param call the call that takes it; null for a monitor
 * @param isShared whether it is taken beside other readers
 */
record Acquired(Value lock, @Nullable CallSite call, boolean isShared) {

  boolean isMonitor() {
    return call == null;
  }

  /** Whether a call that looks like one of a lock runs no code of the program's own. */
  boolean isReal(Instance instance) {
    return call == null || instance.edges(call).isEmpty();
  }
}
