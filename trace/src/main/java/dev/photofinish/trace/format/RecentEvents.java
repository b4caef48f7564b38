package dev.photofinish.trace.format;

import java.util.Arrays;

/**
 * What the last events of a block were about: programs come back to the same memory and locks, most
 * often to read what they have read before, and such an event is written by the slot that it has
 * here. Reader and writer both keep it, from the beginning of a block to its end.
 */
public final class RecentEvents {

  /** So that the number of a slot is a byte. */
  private static final int SLOTS = 1 << 8;

  private static final int MEMBER = 1;
  private static final int VERSION = 2;
  private static final int VALUE = 3;
  private static final int WORDS = 4;

  /** For each slot the object, its member, the version and the value. */
  private final long[] words = new long[SLOTS * WORDS];

  /** Forgets all. */
  public void clear() {
    Arrays.fill(words, 0);
  }

  /** Which slot is that of a part of an object. */
  public static int slot(long object, int member) {
    return (int) ((object * 0x9E3779B97F4A7C15L + member * 0xC2B2AE3D27D4EB4FL) >>> 56);
  }

  /** Whether the last event of a slot was about that part of an object. */
  public boolean isAbout(int slot, long object, int member) {
    int at = slot * WORDS;
    return words[at] == object && words[at + MEMBER] == member;
  }

  public long object(int slot) {
    return words[slot * WORDS];
  }

  public int member(int slot) {
    return (int) words[slot * WORDS + MEMBER];
  }

  public long version(int slot) {
    return words[slot * WORDS + VERSION];
  }

  public long value(int slot) {
    return words[slot * WORDS + VALUE];
  }

  public void put(int slot, long object, int member, long version, long value) {
    int at = slot * WORDS;
    words[at] = object;
    words[at + MEMBER] = member;
    words[at + VERSION] = version;
    words[at + VALUE] = value;
  }
}
