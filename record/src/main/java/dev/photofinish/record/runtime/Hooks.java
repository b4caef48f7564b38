package dev.photofinish.record.runtime;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls. Static, as woven code has nothing else to begin from; the recording is set
 * once, before any class is woven.
 */
@OutOfLine
public final class Hooks {

  private static volatile @Nullable Recording recording;

  private Hooks() {}

  /** What is called from now on is recorded there. */
  public static void install(@Nullable Recording to) {
    recording = to;
  }

  static Recording recording() {
    Recording current = recording;
    if (current == null) {
      throw new IllegalStateException("woven code runs, but nothing is recorded");
    }
    return current;
  }

  /** What the current thread records with. */
  public static Context context() {
    return recording().context();
  }

  /** The number of an object as a value; it becomes known with what it is stored in. */
  public static void publish(@Nullable Object object, Context context) {
    context.publication().publish(object);
  }

  /** Code that is not woven returned an object: whoever made it may have kept it. */
  public static void returned(@Nullable Object object, Context context) {
    if (!context.isOff()
        && object instanceof Numbered numbered
        && numbered.photofinish$number() == 0) {
      publish(object, context);
    }
  }

  /** A reference is about to be stored where that is not told. */
  public static void storing(@Nullable Object owner, @Nullable Object value, Context context) {
    if (!context.isOff()
        && owner instanceof Numbered numbered
        && numbered.photofinish$number() != 0) {
      publish(value, context);
    }
  }

  /** The same where it is not known whether others can read it. */
  public static void keeping(@Nullable Object owner, @Nullable Object value, Context context) {
    publish(value, context);
  }

  /** The number of an object as a value that was read. */
  public static long valueOf(@Nullable Object object) {
    if (object == null) {
      return 0;
    }
    long number = numberOf(object);
    return number == 0 ? Event.UNNUMBERED : number;
  }

  /** The number of an object; 0 if only one thread knows it. */
  static long numberOf(Object object) {
    return object instanceof Numbered numbered
        ? numbered.photofinish$number()
        : recording().objects().of(object);
  }

  /** The same, where a thread often uses the same object. */
  static long numberOf(Object object, int site, Context context) {
    long known = context.sites().known(object, site);
    if (known != 0) {
      return known;
    } else if (object instanceof Numbered numbered) {
      return numbered.photofinish$number();
    }
    return context.sites().find(object, site);
  }

  /** The same of an object whose use is told: when only some memory is, it gets one now. */
  static long numberFor(Object object, int site, Context context) {
    long number = numberOf(object, site, context);
    return number == 0 && recording().isFocused() ? context.publication().publish(object) : number;
  }

  /** The number of a lock. Classes and the like are known to all threads without being stored. */
  private static long numberOfLock(Object lock, int site, Context context) {
    long number = numberFor(lock, site, context);
    return (number == 0 || number == Event.UNNUMBERED) && Publication.isValue(lock)
        ? Math.abs(recording().objects().add(lock))
        : number;
  }

  /** Memory of an object that others know is about to be accessed. */
  public static void begin(long number, EventKind kind, int site, int member, Context context) {
    context.begin(kind, site, number, member);
  }

  /** It was; what was read or written. */
  public static void end(long value, Context context) {
    context.end(value);
  }

  public static void end(@Nullable Object value, Context context) {
    context.end(value);
  }

  /**
   * A field that is looked at is about to be accessed, whoever knows the object; null will fail
   * there.
   */
  public static void beginField(
      @Nullable Object object, EventKind kind, int site, int member, Context context) {
    if (object != null && !context.isOff()) {
      context.begin(kind, site, numberFor(object, site, context), member);
    }
  }

  /** What a field holds that is looked at: elements and contents are looked at as well. */
  public static void held(@Nullable Object object, Context context) {
    if (object != null && !context.isOff() && !(object instanceof Numbered)) {
      context.publication().publish(object);
    }
  }

  /**
   * An element of an array that others may know is about to be accessed. If the access fails, or
   * the array is local, there is nothing to tell.
   */
  public static void beginElement(
      Object array, int index, EventKind kind, int site, Context context) {
    if (!context.isOff() && index >= 0 && index < Array.getLength(array)) {
      long number = context.sites().numberOf(array, site);
      if (number != 0) {
        context.about(array);
        context.begin(kind, site, number, index);
      }
    }
  }

  /** The same for a reference that is stored. */
  public static void beginStore(
      @Nullable Object[] array, int index, @Nullable Object value, int site, Context context) {
    if (context.isOff()) {
      return;
    }
    boolean fits = value == null || array.getClass().getComponentType().isInstance(value);
    if (fits && context.sites().numberOf(array, site) != 0) {
      publish(value, context);
      beginElement(array, index, EventKind.WRITE, site, context);
    }
  }

  /** In gate mode, a monitor is about to be taken; null will fail there. */
  public static void taking(@Nullable Object lock, int site, Context context) {
    if (lock != null && !context.locks().has(lock)) {
      long number = numberOfLock(lock, site, context);
      if (number != 0) {
        context.about(lock);
        context.ask(EventKind.ACQUIRE, site, number, 0);
      }
    }
  }

  /** A monitor is about to be taken, for which the thread may have to wait. */
  public static void mayWait(@Nullable Object lock, int site, Context context) {
    ThreadHooks.waiting(site, context);
  }

  /** A monitor was taken. */
  public static void taken(Object lock, int site, Context context) {
    if (!context.isOff()) {
      boolean isOutermost = context.locks().take(lock);
      tell(lock, EventKind.ACQUIRE, isOutermost, site, context);
      if (isOutermost) {
        CallHooks.guarded(lock, context);
      }
    }
  }

  /** A monitor is about to be given back. */
  public static void giving(Object lock, int site, Context context) {
    if (!context.isOff()) {
      boolean isOutermost = context.locks().give(lock);
      if (isOutermost) {
        CallHooks.unguarding(lock, context);
      }
      tell(lock, EventKind.RELEASE, isOutermost, site, context);
    }
  }

  /** A thread is about to wait for a notice. */
  public static void waiting(Object lock, int site, Context context) {
    CallHooks.unguarding(lock, context);
    tell(lock, EventKind.WAIT, true, site, context);
  }

  /** It does not wait any more, since there was a notice. */
  public static void woken(Object lock, int site, Context context) {
    tell(lock, EventKind.WAKE, 1, true, site, context);
    CallHooks.guarded(lock, context);
  }

  /** The same, and there need not have been a notice. */
  static void stopped(Object lock, int site, Context context) {
    tell(lock, EventKind.WAKE, 0, true, site, context);
    CallHooks.guarded(lock, context);
  }

  /** A thread is about to give notice. */
  public static void notifying(Object lock, int site, Context context) {
    tell(lock, EventKind.NOTIFY, true, site, context);
  }

  public static void notifyingAll(Object lock, int site, Context context) {
    tell(lock, EventKind.NOTIFY_ALL, true, site, context);
  }

  private static void tell(
      Object lock, EventKind kind, boolean isOutermost, int site, Context context) {
    tell(lock, kind, 0, isOutermost, site, context);
  }

  private static void tell(
      Object lock, EventKind kind, long value, boolean isOutermost, int site, Context context) {
    long number = numberOfLock(lock, site, context);
    if (number != 0 && isOutermost) {
      context.about(lock);
      context.event(kind, site, number, 0, value);
    }
  }

  /** A class is initialised. */
  public static void initialised(long number, int site, Context context) {
    context.event(EventKind.INITIALISED, site, number, 0, 0);
    recording().signals().signal(number, 0, context);
    recording().signals().signal(recording().signals().initialised, 0, context);
  }

  /** A thread is about to be started; one that was before cannot be. */
  public static void fork(Thread child, int site) {
    recording().context().publication().publish(child);
    if (!child.isAlive() && child.getThreadGroup() != null) {
      recording().fork(child, site);
    }
  }

  /** A thread was waited for, or looked at; only a thread that is over has no group. */
  public static boolean join(Thread child, int site) {
    boolean isOver = child.getThreadGroup() == null;
    if (isOver) {
      recording().join(child, site);
    }
    return isOver;
  }
}
