package dev.photofinish.trace;

import dev.photofinish.trace.format.EventLayout;
import dev.photofinish.trace.format.RecentEvents;
import dev.photofinish.trace.format.Varint;
import org.jspecify.annotations.Nullable;

/**
 * Puts the events of one thread into buffers that the caller owns, each of which becomes a block.
 *
 * <p>Makes no objects. Confined to whoever owns the buffer.
 */
public final class EventEncoder {

  /** A buffer with so much room takes one more event. */
  public static final int MAX_EVENT = 1 + 5 * Varint.MAX_BYTES;

  /** A third of a mark; no block is larger, nor has more events. */
  private static final int COUNT = (1 << 21) - 1;

  /** So many bytes are a large block. */
  private static final int MANY = 1 << 11;

  /** A buffer must be larger than this. */
  public static final int MIN_BUFFER = EventLayout.HEAD + MAX_EVENT;

  private static final byte[] NONE = {};

  private byte[] buffer = NONE;
  private int position;
  private int events;
  private int ofPath;
  private int lastSite;
  private long lastObject;

  /** Behind the first large block, as most threads have few events. */
  private @Nullable RecentEvents recent;

  /**
   * Begins a block.
   *
   * @param micros the time since the run began, for readers to choose among orders that all could
   *     have been
   */
  public void begin(byte[] into, long micros) {
    if (recent != null) {
      recent.clear();
    } else if (position >= MANY) {
      recent = new RecentEvents();
    }
    buffer = into;
    position = EventLayout.HEAD;
    events = 0;
    ofPath = 0;
    lastSite = 0;
    lastObject = 0;
    putLong(into, EventLayout.FIRST_TIME_AT, micros);
  }

  /** Whether one more event fits, whatever it is. */
  public boolean hasRoom() {
    return buffer.length - position >= MAX_EVENT;
  }

  public boolean isEmpty() {
    return events == 0;
  }

  /**
   * Adds an event; see {@link Event} for what the numbers are.
   *
   * @param version its place among the events of its {@link Stripes stripe}; written for {@link
   *     EventKind#isOrdered ordered} kinds only
   */
  public void put(EventKind kind, int site, long object, int member, long version, long value) {
    RecentEvents last = recent;
    if (last == null || !kind.isOrdered()) {
      putWhole(kind, site, object, member, version, value);
      return;
    }
    int slot = RecentEvents.slot(object, member);
    if (last.isAbout(slot, object, member)) {
      putRecent(
          kind, site, slot, version - last.version(slot) - 1, value, value == last.value(slot));
      count(kind, site, object);
    } else {
      putWhole(kind, site, object, member, version, value);
    }
    last.put(slot, object, member, version, value);
  }

  private void putRecent(
      EventKind kind, int site, int slot, long versions, long value, boolean isSame) {
    byte[] to = buffer;
    int at = position;
    to[at++] = (byte) (kind.code() | EventLayout.RECENT | (isSame ? EventLayout.SAME_VALUE : 0));
    to[at++] = (byte) slot;
    at = Varint.putSigned(to, at, (long) site - lastSite);
    at = Varint.put(to, at, versions);
    position = isSame ? at : Varint.putSigned(to, at, value);
  }

  private void putWhole(
      EventKind kind, int site, long object, int member, long version, long value) {
    byte[] to = buffer;
    int at = position + 1;
    int flags = kind.code();
    at = Varint.putSigned(to, at, (long) site - lastSite);
    if (object != lastObject) {
      flags |= EventLayout.OBJECT;
      at = Varint.putSigned(to, at, object - lastObject);
    }
    if (member != 0) {
      flags |= EventLayout.MEMBER;
      at = Varint.putSigned(to, at, member);
    }
    if (kind.isOrdered()) {
      at = Varint.put(to, at, version);
    }
    to[position] = (byte) flags;
    position = Varint.putSigned(to, at, value);
    count(kind, site, object);
  }

  private void count(EventKind kind, int site, long object) {
    lastSite = site;
    lastObject = object;
    events++;
    if (kind.isOfPath()) {
      ofPath++;
    }
  }

  /** Ends the block, and says how many bytes of the buffer it has. */
  public int end(long micros) {
    return end(buffer, mark(), micros);
  }

  /** How far the block is, as a number that another thread can {@link #end} a copy by. */
  public long mark() {
    return (long) ofPath << 42 | (long) events << 21 | position;
  }

  /** How many bytes a block has at a mark. */
  public static int length(long mark) {
    return (int) (mark & COUNT);
  }

  /**
   * Ends a block that its owner may go on with.
   *
   * @param copy the buffer, or a copy of it as it was at the mark or later
   * @return how many bytes the block has
   */
  public static int end(byte[] copy, long mark, long micros) {
    putInt(copy, EventLayout.EVENTS_AT, (int) (mark >>> 21 & COUNT));
    putInt(copy, EventLayout.OF_PATH_AT, (int) (mark >>> 42));
    putLong(copy, EventLayout.LAST_TIME_AT, micros);
    return length(mark);
  }

  private static void putInt(byte[] to, int at, int number) {
    for (int i = 0; i < Integer.BYTES; i++) {
      to[at + i] = (byte) (number >>> (24 - 8 * i));
    }
  }

  private static void putLong(byte[] to, int at, long number) {
    putInt(to, at, (int) (number >>> 32));
    putInt(to, at + Integer.BYTES, (int) number);
  }
}
