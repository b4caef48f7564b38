import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Accesses by handles are accesses to the fields that they were made for. */
public class Handles {
  private static final VarHandle ATOMIC = handle("atomic");
  private static final VarHandle MIXED;
  private static final VarHandle PLAIN;
  private static final VarHandle SHARED;
  private static final VarHandle GIVEN;
  private static final AtomicIntegerFieldUpdater<Handles> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(Handles.class, "count");
  private static final AtomicReferenceFieldUpdater<Handles, Box> LAST =
      AtomicReferenceFieldUpdater.newUpdater(Handles.class, Box.class, "last");

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      MIXED = lookup.findVarHandle(Handles.class, "mixed", int.class);
      PLAIN = lookup.findVarHandle(Handles.class, "plain", int.class);
      SHARED = lookup.findStaticVarHandle(Handles.class, "shared", int.class);
      GIVEN = lookup.findVarHandle(Handles.class, "given", Box.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  static VarHandle handle(String name) {
    try {
      return MethodHandles.lookup().findVarHandle(Handles.class, "atomic", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  static class Box {
    int first;
    int second;
  }

  private int atomic;
  private int mixed;
  private int plain;
  private int guarded;
  private static int shared;
  private volatile int count;
  private volatile Box last;
  private Box given;

  void use() {
    ATOMIC.setVolatile(this, 1);
    ATOMIC.compareAndSet(this, 1, (int) ATOMIC.getAcquire(this) + 1);
    MIXED.setRelease(this, 1); // race: Handles.mixed
    int seen = mixed; // race: Handles.mixed
    PLAIN.set(this, seen); // race: Handles.plain
    SHARED.getAndAdd(1); // race: Handles.shared
    synchronized (this) {
      shared++; // race: Handles.shared
    }
    COUNT.incrementAndGet(this);
  }

  /** What comes by a handle is what was put there. */
  void pass() {
    Box box = new Box();
    LAST.set(this, box);
    last.first++; // race: Box.first
    box.first++; // race: Box.first
    Box other = new Box();
    GIVEN.setVolatile(this, other);
    ((Box) GIVEN.getVolatile(this)).second++; // race: Box.second
    other.second++; // race: Box.second
  }

  public static void main(String[] args) {
    Handles both = new Handles();
    new Thread(both::use).start();
    new Thread(both::use).start();
    new Thread(both::pass).start();
    new Thread(both::pass).start();
  }
}
