package silent;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import javax.annotation.concurrent.ThreadSafe;

/** Accesses through a VarHandle order themselves; plain ones to the same field do not. */
@ThreadSafe
class VarHandles {
  private static final VarHandle HEAD;
  private static final VarHandle MIXED;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      HEAD = lookup.findVarHandle(VarHandles.class, "head", int.class);
      MIXED = lookup.findVarHandle(VarHandles.class, "mixed", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private int head;
  private int mixed;

  void publish(int value) {
    HEAD.setRelease(this, value);
  }

  int head() {
    return (int) HEAD.getAcquire(this);
  }

  boolean move(int from, int to) {
    return HEAD.compareAndSet(this, from, to);
  }

  void mixed(int value) {
    mixed = value; // race: VarHandles.mixed write
  }

  int mixed() {
    return (int) MIXED.getVolatile(this);
  }
}
