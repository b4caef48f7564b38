package dev.photofinish.record.transform;

import dev.photofinish.record.runtime.OwnRights;
import dev.photofinish.record.runtime.OwnThread;
import dev.photofinish.record.weave.Scope;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Has the classes that were woven become what they were, once nothing is recorded any more. Methods
 * that are being run go on as they are; what they call of the runtime does nothing. As nobody
 * compiles code that was replaced, the classes that threads stay in are left as they are.
 */
final class Unweaving {

  /** So many at once: the program stands still while classes are replaced. */
  private static final int MANY = 100;

  private final Instrumentation instrumentation;
  private final Scope scope;
  private final @Nullable ClassLoader own;

  Unweaving(Instrumentation instrumentation, Scope scope, @Nullable ClassLoader own) {
    this.instrumentation = instrumentation;
    this.scope = scope;
    this.own = own;
  }

  /** Begins, on a thread of its own: the one that calls is the program's. */
  void begin() {
    OwnRights.with(() -> new OwnThread(this::run, "photofinish unweaving")).start();
  }

  private void run() {
    try {
      unweaveAllBut(StayingFrames.classes());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void unweaveAllBut(Set<String> staying) {
    List<Class<?>> some = new ArrayList<>();
    for (Class<?> each : instrumentation.getAllLoadedClasses()) {
      if (isWoven(each) && !staying.contains(each.getName())) {
        some.add(each);
      }
      if (some.size() == MANY) {
        unweave(some);
        some.clear();
      }
    }
    unweave(some);
  }

  private boolean isWoven(Class<?> each) {
    return each.getClassLoader() != null
        && each.getClassLoader() != own
        && !each.isHidden()
        && scope.contains(each.getName().replace('.', '/'))
        && instrumentation.isModifiableClass(each);
  }

  /** All are replaced, or none; so those that cannot be are looked for by halves. */
  private void unweave(List<Class<?>> some) {
    if (some.isEmpty() || tryTo(some.toArray(new Class<?>[0])) || some.size() == 1) {
      return;
    }
    int half = some.size() / 2;
    unweave(some.subList(0, half));
    unweave(some.subList(half, some.size()));
  }

  /**
   * A class that cannot be replaced stays woven, and works, if slower. One that refers to classes
   * which are not there is an internal error to the virtual machine.
   */
  private boolean tryTo(Class<?>... some) {
    try {
      instrumentation.retransformClasses(some);
      return true;
    } catch (Exception | LinkageError | InternalError e) {
      return false;
    }
  }
}
