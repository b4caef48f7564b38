package dev.photofinish.trace.format;

/**
 * How events lie in a block.
 *
 * <pre>
 *   0        4          8            16           24
 *   +--------+----------+------------+------------+--------
 *   | events | of path  | first time | last time  | events
 *   +--------+----------+------------+------------+--------
 * </pre>
 *
 * <p>An event is its kind with flags in one byte; its site, as the difference to that of the event
 * before; the object (as a difference, too) and the member, each if its flag is set; the version,
 * if events of its kind are ordered; and the value. Differences start anew in each block.
 *
 * <p>If its kind is ordered and it is about the same as the last event of its slot of {@link
 * RecentEvents}, it may be written by that: kind and flags, the slot, the site as above, by how
 * much the version is larger than the next one would have been, and the value unless it is the
 * same.
 */
public final class EventLayout {

  public static final int EVENTS_AT = 0;
  public static final int OF_PATH_AT = 4;
  public static final int FIRST_TIME_AT = 8;
  public static final int LAST_TIME_AT = 16;
  public static final int HEAD = 24;

  public static final int KIND = 0x1F;

  /** It is about another object than the event before; else about the same. */
  public static final int OBJECT = 0x40;

  /** The member is not 0. */
  public static final int MEMBER = 0x80;

  /** It is written by its slot. */
  public static final int RECENT = 0x20;

  /** If it is, its value is that of the last one. */
  public static final int SAME_VALUE = 0x40;

  private EventLayout() {}
}
