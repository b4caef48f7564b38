package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.MethodModel;
import java.util.Optional;

/**
 * Methods that a super class keeps to itself, for subclasses to fill in: {@code append} of an
 * appender, which {@code doAppend} calls. Nobody else is meant to call them, even where a subclass
 * makes them public. All calls in sight hold a lock, whichever it is.
 */
final class Hooks {

  private final Hierarchy hierarchy;
  private final CallsInSight calls;

  Hooks(Hierarchy hierarchy, CallsInSight calls) {
    this.hierarchy = hierarchy;
    this.calls = calls;
  }

  boolean contain(MethodModel method) {
    return isHook(method) && calls.holdLocks(method);
  }

  /** Whether it overrides a method that others cannot call, and none that they can. */
  private boolean isHook(MethodModel method) {
    if (method.isStatic() || method.isConstructor() || method.isPrivate()) {
      return false;
    }
    boolean isHidden = false;
    for (ClassModel above : hierarchy.superclasses(method.owner())) {
      Optional<MethodModel> declared = above.declaredMethod(method.name(), method.descriptor());
      if (declared.isPresent() && !declared.get().isPrivate()) {
        if (declared.get().isPublic() || !above.isApplication()) {
          return false;
        }
        isHidden = true;
      }
    }
    return isHidden && !Unused.mayBeIn(hierarchy.superinterfaces(method.owner()), method);
  }
}
