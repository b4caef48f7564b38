package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventEncoder;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Stripes;

/**
 * The events of one thread, as far as they are recorded, with their places in the order of all.
 * Confined to that thread, but for its chunks.
 */
final class EventLog {

  private static final int NO_STRIPE = -1;

  private final StripeLocks stripes;
  private final Stop stop;
  private final ChunkPool pool;
  private final Clock clock;
  private final PathLog path;
  private final Runnable atTurnOff;
  private final EventEncoder events = new EventEncoder();
  private Chunk chunk;

  /** Whether nothing is recorded any more. */
  private boolean isOff;

  // The access that is under way, if there is one.
  private boolean isUnderWay;
  private EventKind kind = EventKind.GAP;
  private int site;
  private long object;
  private int member;

  /** Of its last ordered event; others read it without order, and so see what they must know. */
  private int stripe = NO_STRIPE;

  private long version;

  /**
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
      Runnable atTurnOff) {
    this.stripes = stripes;
    this.stop = stop;
    this.pool = pool;
    this.clock = clock;
    this.chunk = first;
    this.path = path;
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
    kind = access;
    site = place;
    object = ofObject;
    member = ofMember;
    stripe = Stripes.of(ofObject, ofMember);
    version = stripes.take(stripe);
    if (stop.hasBegun()) {
      stripes.giveUnused(stripe, version);
      turnOff();
    } else {
      isUnderWay = true;
    }
  }

  /** The access is done, if one was begun. */
  void end(long value) {
    if (isUnderWay) {
      isUnderWay = false;
      stripes.give(stripe, version);
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
    long place = stripes.take(last);
    if (stop.hasBegun()) {
      stripes.giveUnused(last, place);
      turnOff();
    } else {
      stripes.give(last, place);
      put(EventKind.BEHIND, 0, 0, last, place, 0);
    }
  }

  private void put(EventKind what, int place, long about, int part, long order, long value) {
    events.put(what, place, about, part, order, value);
    if (place != 0) {
      path.event();
    }
    path.publish();
    chunk.publish(events.mark());
  }

  /** Before a stripe is taken, as this may wait for the writer, or end the recording. */
  private void makeRoom() {
    if (!events.hasRoom()) {
      chunk = pool.goOn(chunk, EventEncoder.length(events.mark()));
      events.begin(chunk.bytes, clock.micros());
    }
  }
}
