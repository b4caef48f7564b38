package dev.photofinish.prove.points;

import dev.photofinish.prove.code.CallSite;
import org.jspecify.annotations.Nullable;

/**
 * A tuple of the relation cscg of section 2.4: a call site in a context may call a method in a
 * context. Compared by identity.
 *
 * @param site null if the call comes from the run-time system: the initialiser of a class
 * @param thread the thread that the target runs on, if it is not the caller's
 * @param isLike whether it is a call on the thread of its caller, of a method like the one that the
 *     site names
 */
public record CallEdge(
    Instance caller,
    @Nullable CallSite site,
    Instance target,
    @Nullable AbstractThread thread,
    boolean isLike) {

  static CallEdge of(
      Instance caller, @Nullable CallSite site, Instance target, @Nullable AbstractThread thread) {
    boolean isLike = site != null && thread == null && isLike(site, target);
    return new CallEdge(caller, site, target, thread, isLike);
  }

  private static boolean isLike(CallSite site, Instance target) {
    return target.method().name().equals(site.method().name())
        && target.method().descriptor().equals(site.method().descriptor())
        && target.code().formalCount() == site.arguments().length;
  }

  /** Whether another thread runs the target. */
  public boolean isStart() {
    return thread != null;
  }

  /** Whether the site passes its own arguments, one by one, on its own thread. */
  public boolean isDirect() {
    return isLike && !caller.passesOthers(this);
  }

  /** Whether the target initialises a class. */
  public boolean isInitialisation() {
    return site == null;
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
