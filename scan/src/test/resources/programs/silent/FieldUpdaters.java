package silent;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import javax.annotation.concurrent.ThreadSafe;

/** Fields that are changed through updaters. */
@ThreadSafe
class FieldUpdaters {
  private static final AtomicIntegerFieldUpdater<FieldUpdaters> STATE =
      AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "state");
  private static final AtomicReferenceFieldUpdater<FieldUpdaters, String> OWNER =
      AtomicReferenceFieldUpdater.newUpdater(FieldUpdaters.class, String.class, "owner");

  private volatile int state;
  private volatile String owner;
  private int version;

  boolean start() {
    return STATE.compareAndSet(this, 0, 1);
  }

  int state() {
    return state;
  }

  boolean own(String name) {
    if (OWNER.compareAndSet(this, null, name)) {
      version++; // race: FieldUpdaters.version
      return true;
    }
    return false;
  }

  void release() {
    OWNER.lazySet(this, null);
    state = 0;
  }
}
