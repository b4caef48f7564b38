package dev.photofinish.record.runtime;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** What woven code calls around calls of atomic objects, whose memory is volatile. */
@OutOfLine
public final class AtomicHooks {

  private AtomicHooks() {}

  public static void beginRead(@Nullable Object atomic, int index, int site, Context context) {
    begin(atomic, index, EventKind.VOLATILE_READ, site, context);
  }

  public static void beginWrite(@Nullable Object atomic, int index, int site, Context context) {
    begin(atomic, index, EventKind.VOLATILE_WRITE, site, context);
  }

  public static void beginUpdate(@Nullable Object atomic, int index, int site, Context context) {
    begin(atomic, index, EventKind.UPDATE, site, context);
  }

  private static void begin(
      @Nullable Object atomic, int index, EventKind kind, int site, Context context) {
    if (atomic == null || context.isOff() || index >= length(atomic)) {
      return;
    }
    long number = Hooks.numberFor(atomic, site, context);
    if (number != 0) {
      context.about(atomic);
    }
    if (number != 0 && index == Event.VALUE) {
      context.begin(kind, site, number, index);
    } else if (number != 0 && index >= 0) {
      context.begin(kind, site, number, Event.atomicElement(index));
    }
  }

  /** The access is done: what is there now. */
  public static void end(@Nullable Object atomic, int index, int site, Context context) {
    if (context.isUnderWay() && atomic != null) {
      tell(atomic, index, context);
    }
  }

  /** The same of one that may not have changed anything. */
  public static void endIf(
      boolean isChanged, @Nullable Object atomic, int index, int site, Context context) {
    if (context.isUnderWay() && atomic != null) {
      if (!isChanged) {
        context.becomes(EventKind.VOLATILE_READ);
      }
      tell(atomic, index, context);
    }
  }

  /**
   * A change that calls code of the program between: told before and after, as nobody else may wait
   * for that code.
   */
  public static void touch(@Nullable Object atomic, int index, int site, Context context) {
    begin(atomic, index, EventKind.UPDATE, site, context);
    end(atomic, index, site, context);
  }

  /** All that an atomic object has is read. */
  static void look(@Nullable Object atomic, int site, Context context) {
    int length = atomic == null ? 0 : length(atomic);
    if (length == 0) {
      beginRead(atomic, Event.VALUE, site, context);
      end(atomic, Event.VALUE, site, context);
    }
    for (int i = 0; i < length; i++) {
      beginRead(atomic, i, site, context);
      end(atomic, i, site, context);
    }
  }

  private static void tell(Object atomic, int index, Context context) {
    if (atomic instanceof AtomicReference<?> reference) {
      context.end(reference.get());
    } else if (atomic instanceof AtomicReferenceArray<?> array) {
      context.end(array.get(index));
    } else {
      context.end(number(atomic, index));
    }
  }

  private static long number(Object atomic, int index) {
    if (atomic instanceof AtomicInteger value) {
      return value.get();
    } else if (atomic instanceof AtomicLong value) {
      return value.get();
    } else if (atomic instanceof AtomicBoolean value) {
      return value.get() ? 1 : 0;
    } else if (atomic instanceof AtomicIntegerArray array) {
      return array.get(index);
    } else if (atomic instanceof AtomicLongArray array) {
      return array.get(index);
    }
    return 0;
  }

  /** Whether an object has a value when it becomes known. */
  static boolean isAtomic(Object object) {
    return object instanceof AtomicReference
        || object instanceof AtomicInteger
        || object instanceof AtomicLong
        || object instanceof AtomicBoolean
        || length(object) > 0;
  }

  /** Tells what an atomic object has when it becomes known. */
  static void publish(Object atomic, Publication to) {
    int length = length(atomic);
    if (atomic instanceof AtomicReference<?> reference) {
      to.initial(Event.VALUE, reference.get());
    } else if (atomic instanceof AtomicReferenceArray<?> array) {
      for (int i = 0; i < length; i++) {
        to.initial(Event.atomicElement(i), array.get(i));
      }
    } else if (length == 0) {
      to.initial(Event.VALUE, number(atomic, 0));
    } else {
      for (int i = 0; i < length; i++) {
        to.initial(Event.atomicElement(i), number(atomic, i));
      }
    }
  }

  private static int length(Object atomic) {
    if (atomic instanceof AtomicIntegerArray array) {
      return array.length();
    } else if (atomic instanceof AtomicLongArray array) {
      return array.length();
    } else if (atomic instanceof AtomicReferenceArray<?> array) {
      return array.length();
    }
    return 0;
  }
}
