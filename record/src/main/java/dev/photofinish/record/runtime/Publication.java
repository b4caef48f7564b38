package dev.photofinish.record.runtime;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * An object becomes known to other threads, with all that is reached from it: each gets a number,
 * and what is in its memory is told. Only the thread that made them can know them before, so nobody
 * else does the same at once. Confined to that thread.
 */
public final class Publication {

  /** Longer arrays are not told element by element. */
  static final int LONG_ARRAY = 256;

  /** So often the elements of a long array may differ from those before them to be told. */
  private static final int MOST_RUNS = 4096;

  /** So many of these differences a thread tells. */
  private int runsLeft = 1 << 16;

  private final Recording recording;
  private final Context context;
  private final Deque<Object> open = new ArrayDeque<>();
  private long current;

  /** Where an object was copied whose fields are visited; 0 if they become known. */
  private int copiedAt;

  Publication(Recording recording, Context context) {
    this.recording = recording;
    this.context = context;
  }

  /** The number of an object, which it has from now on; 0 for null. */
  long publish(@Nullable Object object) {
    if (context.isOff()) {
      return 0;
    }
    if (recording.isFocused()) {
      return object == null ? 0 : numberAlone(object);
    }
    long number = number(object);
    for (Object next = open.poll(); next != null; next = open.poll()) {
      if (next instanceof Numbered numbered) {
        current = numbered.photofinish$number();
        numbered.photofinish$publish(this);
      } else {
        current = recording.objects().of(next);
      }
      publishParts(next);
    }
    return number;
  }

  /** Of what other threads may know already, and give a number at the same time. */
  private long numberAlone(Object object) {
    if (isValue(object)) {
      return Event.UNNUMBERED;
    }
    long known = Hooks.numberOf(object);
    if (known != 0) {
      return known;
    }
    Numbers objects = recording.objects();
    long added = object instanceof Numbered room ? objects.number(room) : objects.add(object);
    if (added > 0) {
      tellClass(object, added);
    }
    return Math.abs(added);
  }

  private long number(@Nullable Object object) {
    if (object == null) {
      return 0;
    } else if (object instanceof Numbered numbered) {
      return number(numbered);
    } else if (isValue(object)) {
      return Event.UNNUMBERED;
    }
    long number = recording.objects().of(object);
    return number != 0 ? number : numberOther(object);
  }

  private long number(Numbered object) {
    long number = object.photofinish$number();
    if (number == 0) {
      number = context.nextNumber();
      object.photofinish$number(number);
      open.add(object);
      tellNew(object, number);
    }
    return number;
  }

  private long numberOther(Object object) {
    long number = Math.abs(recording.objects().add(object, context.nextNumber()));
    tellNew(object, number);
    if (object instanceof StringBuilder) {
      recording.knowBuilders();
    }
    boolean isArray = object.getClass().isArray();
    if (isArray) {
      context.sites().publish(object);
    }
    if (isArray || AtomicHooks.isAtomic(object)) {
      open.add(object);
    }
    return number;
  }

  /** What nobody locks or changes, and what there are very many of. */
  static boolean isValue(Object object) {
    return object instanceof String
        || (object instanceof Number && !isChanging(object))
        || object instanceof Character
        || object instanceof Boolean
        || object instanceof Class;
  }

  private static boolean isChanging(Object number) {
    return number instanceof AtomicInteger
        || number instanceof AtomicLong
        || number instanceof LongAdder
        || number instanceof DoubleAdder
        || number instanceof LongAccumulator
        || number instanceof DoubleAccumulator;
  }

  private void tellNew(Object object, long number) {
    tellClass(object, number);
    if (context.locks().has(object)) {
      context.event(EventKind.ACQUIRE, 0, number, 0, 0);
    }
  }

  private void tellClass(Object object, long number) {
    context.event(EventKind.NEW, 0, number, 0, recording.classNumber(object.getClass().getName()));
  }

  private void publishParts(Object object) {
    if (object.getClass().isArray()) {
      publishElements(object);
    } else if (AtomicHooks.isAtomic(object)) {
      AtomicHooks.publish(object, this);
    }
  }

  private void publishElements(Object array) {
    int length = Array.getLength(array);
    if (array instanceof @Nullable Object[] objects) {
      for (int i = 0; i < length; i++) {
        initial(i, objects[i]);
      }
    } else if (length <= LONG_ARRAY) {
      for (int i = 0; i < length; i++) {
        initial(i, Values.element(array, i));
      }
    } else {
      publishRuns(array, length);
    }
  }

  /** Where nothing is told, all elements are zero. */
  private void publishRuns(Object array, int length) {
    int runs = runs(array, length);
    if (runs != 0) {
      boolean areTold = runs <= Math.min(MOST_RUNS, runsLeft);
      context.event(EventKind.INITIAL, 0, current, Event.RUNS, areTold ? 1 : 0);
      if (areTold) {
        runsLeft -= runs;
        tellRuns(array, length);
      }
    }
  }

  /**
   * How many elements differ from those before them; of those that have too many, more than that.
   */
  private static int runs(Object array, int length) {
    int runs = 0;
    long before = 0;
    for (int i = 0; i < length && runs <= MOST_RUNS; i++) {
      long value = Values.element(array, i);
      runs += value == before ? 0 : 1;
      before = value;
    }
    return runs;
  }

  private void tellRuns(Object array, int length) {
    long before = 0;
    for (int i = 0; i < length; i++) {
      long value = Values.element(array, i);
      if (value != before) {
        context.event(EventKind.INITIAL, 0, current, i, value);
      }
      before = value;
    }
  }

  /** A local object was copied from one that others know: what is in its fields was read there. */
  void copied(Numbered copy, long from, int site) {
    current = from;
    copiedAt = site;
    try {
      copy.photofinish$publish(this);
    } finally {
      copiedAt = 0;
    }
  }

  /** The same as {@link #initial} for a volatile field. */
  public void initialVolatile(int member, long value) {
    if (copiedAt != 0) {
      context.event(EventKind.VOLATILE_READ, copiedAt, current, member, value);
    } else {
      initial(member, value);
    }
  }

  public void initialVolatile(int member, @Nullable Object value) {
    if (copiedAt != 0) {
      initialVolatile(member, Hooks.valueOf(value));
    } else {
      initial(member, value);
    }
  }

  /** A field or element has a value when its object becomes known. */
  public void initial(int member, long value) {
    if (copiedAt != 0) {
      context.event(EventKind.READ, copiedAt, current, member, value);
    } else if (value != 0) {
      context.event(EventKind.INITIAL, 0, current, member, value);
    }
  }

  /** The same of a reference. */
  public void initial(int member, @Nullable Object value) {
    if (copiedAt != 0) {
      initial(member, Hooks.valueOf(value));
    } else if (value != null) {
      initial(member, number(value));
    }
  }
}
