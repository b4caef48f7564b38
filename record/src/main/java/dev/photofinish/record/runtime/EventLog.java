package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventEncoder;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Stripes;

/**
 * The events of one thread, as far as they are recorded, with their places in the order of all.
 * Confined to that thread, but for its chunks.
 *
 * <p>The stack or the memory of the program may come to its end at any call in here. So what is
 * under way is noted in {@link #open}, by plain stores with no call between what is done and its
 * note. What is found there by the thread's next hook was cut off, and is {@link #mend mended}.
 */
final class EventLog {

  private static final int NO_STRIPE = -1;

  /** All that was begun is published. */
  private static final int NOTHING = 0;

  /** The encoder has something that is not published, or is on its way to another chunk. */
  private static final int BLOCK = 1;

  /** Besides, a place in a stripe was taken, and no event that is published has it. */
  private static final int PLACE = 2;

  private final StripeLocks stripes;
  private final Stop stop;
  private final ChunkPool pool;
  private final Clock clock;
  private final PathLog path;
  private final Runnable gap;
  private final Runnable atTurnOff;
  private final EventEncoder events = new EventEncoder();
  private Chunk chunk;

  /** Whether nothing is recorded any more. */
  private boolean isOff;

  /** What was begun and has not ended: {@link #NOTHING}, {@link #BLOCK} or {@link #PLACE}. */
  private int open = NOTHING;

  private boolean isMending;

  // The access that is under way, if there is one: then the thread holds the stripe.
  private boolean isUnderWay;
  private EventKind kind = EventKind.GAP;
  private int site;
  private long object;
  private int member;

  /**
   * Of its last ordered event; others read it without order, and so see what they must know. Set
   * when it was taken: whoever reads it gets to the stripe later.
   */
  private int stripe = NO_STRIPE;

  private long version;

  /**
   * @param gap tells that something was not told
   * @param atTurnOff done when the end of the recording has begun, and this thread has no part in
   *     it
   */
  EventLog(
      StripeLocks stripes,
      Stop stop,
      ChunkPool pool,
      Clock clock,
      Chunk first,
      PathLog path,
      Runnable gap,
      Runnable atTurnOff) {
    this.stripes = stripes;
    this.stop = stop;
    this.pool = pool;
    this.clock = clock;
    this.chunk = first;
    this.path = path;
    this.gap = gap;
    this.atTurnOff = atTurnOff;
    events.begin(first.bytes, clock.micros());
  }

  /** The end of the recording has begun, and this thread has no part in it. */
  void turnOff() {
    stop.await();
    isOff = true;
    path.turnOff();
    atTurnOff.run();
  }

  /** Whether nothing is recorded any more. */
  boolean isOff() {
    return isOff;
  }

  /** See {@link Context#begin}. */
  void begin(EventKind access, int place, long ofObject, int ofMember) {
    if (isOff) {
      return;
    }
    makeRoom();
    take(access, place, ofObject, ofMember, Stripes.of(ofObject, ofMember));
  }

  private void take(EventKind what, int place, long about, int part, int ofStripe) {
    kind = what;
    site = place;
    object = about;
    member = part;
    version = stripes.take(ofStripe);
    stripe = ofStripe;
    isUnderWay = true;
    open = PLACE;
    if (stop.hasBegun()) {
      stripes.giveUnused(stripe, version);
      isUnderWay = false;
      open = NOTHING;
      turnOff();
    }
  }

  /** The access is done, if one was begun. */
  void end(long value) {
    if (isUnderWay) {
      stripes.give(stripe, version);
      isUnderWay = false;
      put(kind, site, object, member, version, value);
    }
  }

  /** The access that is under way is of another kind than it was thought to be. */
  void becomes(EventKind other) {
    kind = other;
  }

  /** Whether an access was begun. */
  boolean isUnderWay() {
    return isUnderWay;
  }

  /** Tells of what has no place among the events of others. */
  void tell(EventKind what, int place, long about, int part, long value) {
    if (!isOff) {
      makeRoom();
      if (!stop.hasBegun()) {
        open = BLOCK;
        put(what, place, about, part, 0, value);
      }
    }
  }

  /**
   * What the thread does next comes after the last ordered event of another, as far as this one can
   * know of that by now.
   */
  void comeBehind(EventLog other) {
    int last = other.stripe;
    if (last == NO_STRIPE || other == this || isOff) {
      return;
    }
    makeRoom();
    take(EventKind.BEHIND, 0, 0, last, last);
    end(0);
  }

  private void put(EventKind what, int place, long about, int part, long order, long value) {
    events.put(what, place, about, part, order, value);
    if (place != 0) {
      path.event();
    }
    path.publish();
    chunk.publish(events.mark());
    open = NOTHING;
    if (place != 0) {
      path.eventIsOver();
    }
  }

  /** Before a stripe is taken, as this may wait for the writer, or end the recording. */
  private void makeRoom() {
    if ((open != NOTHING || path.isTorn()) && !isMending) {
      mend();
    }
    if (!events.hasRoom()) {
      goOn();
    }
  }

  /** To another chunk; what is in this one and not published is dropped. */
  private void goOn() {
    int length = EventEncoder.length(chunk.mark);
    int size = chunk.bytes.length;
    Chunk next = pool.next(size);
    if (open == NOTHING) {
      open = BLOCK;
    }
    events.begin(next.bytes, clock.micros());
    chunk.next = next;
    chunk = next;
    if (open == BLOCK) {
      open = NOTHING;
    }
    pool.wentOn(size, length);
  }

  /**
   * A hook was cut off. Its event is not told, but its place must not be missing, as all that come
   * later in the stripe would wait for it. If this is cut off, too, it is done again.
   */
  private void mend() {
    isMending = true;
    boolean isDone = false;
    try {
      endOpen();
      gap.run();
      isDone = true;
    } finally {
      isMending = false;
      if (!isDone && open == NOTHING) {
        open = BLOCK;
      }
    }
  }

  /** Whatever is open ends here; to be called by the thread, or when it is over. */
  void endOpen() {
    path.mend(open == NOTHING);
    if (open == NOTHING) {
      return;
    }
    if (isUnderWay) {
      open = stripes.giveIfHeld(stripe, version) ? PLACE : BLOCK;
      isUnderWay = false;
    }
    boolean hasPlace = open == PLACE;
    goOn();
    if (hasPlace) {
      put(EventKind.BEHIND, 0, 0, stripe, version, 0);
    }
  }
}
