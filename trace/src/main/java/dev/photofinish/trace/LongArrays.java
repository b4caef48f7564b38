package dev.photofinish.trace;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What was in long arrays of numbers when they became known, and which of their elements are used.
 * Collected by one walk through the merged events of a run; used by one thread until then.
 */
public final class LongArrays {

  private final Map<Long, LongArray> arrays = new HashMap<>();

  /** One of them: its elements are told where they differ from those before them. */
  private static final class LongArray {

    private final BitSet used = new BitSet();
    private int[] places = new int[4];
    private long[] values = new long[4];
    private int count;

    void add(int place, long value) {
      if (count == places.length) {
        places = Arrays.copyOf(places, 2 * count);
        values = Arrays.copyOf(values, 2 * count);
      }
      places[count] = place;
      values[count++] = value;
    }

    boolean use(int element) {
      boolean isFirst = !used.get(element);
      used.set(element);
      return isFirst;
    }

    long value(int element) {
      int found = Arrays.binarySearch(places, 0, count, element);
      int run = found >= 0 ? found : -found - 2;
      return run < 0 ? 0 : values[run];
    }
  }

  /** Whether there are none. */
  boolean isEmpty() {
    return arrays.isEmpty();
  }

  /** Goes on by the next event; whether it is the first that uses an element of one of them. */
  public boolean step(Event event) {
    if (event.kind() == EventKind.INITIAL) {
      initial(event);
    } else if (event.kind().isAccess() && event.member() >= 0) {
      LongArray array = find(event);
      return array != null && array.use(event.member());
    }
    return false;
  }

  private void initial(Event event) {
    if (event.member() != Event.RUNS) {
      LongArray array = find(event);
      if (array != null) {
        array.add(event.member(), event.value());
      }
    } else if (event.value() == 1) {
      arrays.put(event.object(), new LongArray());
    }
  }

  private @Nullable LongArray find(Event event) {
    return arrays.isEmpty() ? null : arrays.get(event.object());
  }

  /** Whether an object is one of them. */
  public boolean has(long object) {
    return arrays.containsKey(object);
  }

  /** What an element of one of them was; 0 for any other object. */
  public long value(long object, int element) {
    LongArray array = arrays.get(object);
    return array == null ? 0 : array.value(element);
  }

  /** The elements of one of them that are used and were not zero. */
  public IntStream told(long object) {
    LongArray array = arrays.get(object);
    return array == null
        ? IntStream.empty()
        : array.used.stream().filter(element -> array.value(element) != 0);
  }
}
