package dev.photofinish.record.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The arrays that calls under way were given, as they were then. Confined to one thread. */
final class PassedArrays {

  /** Calls that have thrown from a constructor stay; if there are so many, they are forgotten. */
  private static final int MOST = 256;

  /**
   * One of them.
   *
   * @param part the elements that the call may use
   * @param site where the call is
   * @param copy what was in them; null if there are too many
   * @param events how many events there are about them if nobody else uses them; {@link
   *     #ONLY_READ}, or {@link #UNCOUNTED}
   * @param open what other calls see of it; null if it writes nothing that others know
   */
  record Passed(
      ArrayPart part,
      int site,
      @Nullable Object copy,
      long events,
      OpenWrites.@Nullable Call open) {

    /** The call writes nothing. */
    static final long ONLY_READ = -1;

    /** Nobody else knew the array before the call. */
    static final long UNCOUNTED = -2;

    private boolean is(Object other, int otherSite, boolean isRead) {
      return part.array() == other && site == otherSite && isRead == (events == ONLY_READ);
    }

    /** Whether others may have changed the elements, or seen a change. */
    boolean isDisturbed(long number, Context context) {
      boolean isCounted = events != UNCOUNTED;
      return (open != null && !open.isAlone())
          || (isCounted && part.events(number, context) != events);
    }

    /** The call is over, and what it has done is told. */
    void close() {
      if (open != null) {
        open.end();
      }
    }
  }

  private @Nullable Passed[] calls = new Passed[4];
  private int count;

  /** A call begins. */
  void push(Passed array) {
    if (count == MOST) {
      cutTo(0);
    } else if (count == calls.length) {
      calls = Arrays.copyOf(calls, 2 * count);
    }
    calls[count++] = array;
  }

  /** The call that begins and has been given elements to read may write to these as well. */
  void writes(ArrayPart part, int site) {
    Passed last = count == 0 ? null : calls[count - 1];
    if (last != null && last.is(part.array(), site, true) && last.part().overlaps(part)) {
      cutTo(count - 1);
    }
  }

  /**
   * It is over; how the array was, if that is known. What is above it is of calls that the end of
   * the stack has cut off.
   */
  @Nullable Passed pop(Object array, int site, boolean isRead) {
    for (int at = count - 1; at >= 0; at--) {
      Passed call = calls[at];
      if (call != null && call.is(array, site, isRead)) {
        cutTo(at + 1);
        calls[at] = null;
        count = at;
        return call;
      }
    }
    return null;
  }

  private void cutTo(int size) {
    while (count > size) {
      Passed cut = calls[--count];
      calls[count] = null;
      if (cut != null) {
        cut.close();
      }
    }
  }
}
