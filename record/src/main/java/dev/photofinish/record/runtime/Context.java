package dev.photofinish.record.runtime;

import dev.photofinish.record.runtime.gate.GatedThread;
import dev.photofinish.trace.EventEncoder;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.PathEncoder;
import dev.photofinish.trace.Stripes;
import dev.photofinish.trace.TraceThread;
import org.jspecify.annotations.Nullable;

/**
 * What one thread of the program records with. Confined to that thread, but for what its chunks
 * publish.
 */
public final class Context {

  private final TraceThread thread;
  private final StripeLocks stripes;
  private final ChunkPool pool;
  private final Clock clock;
  private final EventEncoder events = new EventEncoder();
  private final PathEncoder path = new PathEncoder();
  private final Written written;
  private Chunk eventChunk;
  private Chunk pathChunk;

  /** How many slots were run since the last event. */
  private long skipped;

  private final HeldLocks locks = new HeldLocks();
  private final Publication publication;

  /** In gate mode, what holds the thread: then nothing is recorded. */
  private final @Nullable GatedThread gated;

  // The access that is under way, if there is one.
  private boolean isUnderWay;
  private EventKind kind = EventKind.GAP;
  private int site;
  private long object;
  private int member;
  private int stripe;
  private long version;

  Context(
      Recording recording,
      TraceThread thread,
      StripeLocks stripes,
      ChunkPool pool,
      Clock clock,
      @Nullable GatedThread gated) {
    this.gated = gated;
    if (gated != null) {
      gated.holds(locks::names);
    }
    this.publication = new Publication(recording, this);
    this.thread = thread;
    this.stripes = stripes;
    this.pool = pool;
    this.clock = clock;
    this.eventChunk = pool.take();
    this.pathChunk = pool.take();
    this.written = new Written(thread, eventChunk, pathChunk);
    events.begin(eventChunk.bytes, clock.micros());
    path.begin(pathChunk.bytes);
  }

  public int thread() {
    return thread.number();
  }

  /** By which what the thread has becomes known to others. */
  Publication publication() {
    return publication;
  }

  /** The monitors that the thread holds. */
  HeldLocks locks() {
    return locks;
  }

  /** What the writer knows of it. */
  Written written() {
    return written;
  }

  /** A slot was run, and there is nothing to tell. */
  public void skip() {
    skipped++;
  }

  /** A branch was taken, or not. */
  public void branch(boolean taken) {
    choice(taken ? 1 : 0, 1);
  }

  /** One of several ways was taken, so many that their numbers have these bits. */
  public void choice(int way, int bits) {
    if (!path.hasRoom(bits)) {
      Chunk next = pool.take();
      pathChunk.next = next;
      pathChunk = next;
      path.begin(next.bytes);
    }
    path.put(way, bits);
    pathChunk.mark = path.mark();
  }

  /**
   * An access begins: until it {@link #end ends}, nobody else gets to the same memory. Between, the
   * thread does the access and nothing else.
   */
  public void begin(EventKind access, int place, long ofObject, int ofMember) {
    if (gated != null) {
      isUnderWay = true;
      gated.ask(access, place, ofObject, ofMember);
      return;
    }
    makeRoom();
    kind = access;
    site = place;
    object = ofObject;
    member = ofMember;
    stripe = Stripes.of(ofObject, ofMember);
    version = stripes.take(stripe);
    isUnderWay = true;
  }

  /** The access is done, if one was begun. */
  public void end(long value) {
    if (isUnderWay) {
      isUnderWay = false;
      if (gated != null) {
        gated.done(value);
        return;
      }
      stripes.give(stripe, version);
      put(kind, site, object, member, version, value);
    }
  }

  /** The same of an access to a reference. */
  public void end(@Nullable Object value) {
    if (isUnderWay && gated != null) {
      isUnderWay = false;
      gated.done(value, Hooks.valueOf(value));
    } else if (isUnderWay) {
      end(Hooks.valueOf(value));
    }
  }

  /**
   * In gate mode, waits until something may happen of which {@link #event} will tell, such as to
   * take a lock. If it does not happen, nothing need be done.
   */
  public void ask(EventKind what, int place, long about, int part) {
    if (gated != null) {
      gated.ask(what, place, about, part);
    }
  }

  /** The lock, container or array that the next event is about, for the words of gate mode. */
  void about(Object what) {
    if (gated != null) {
      gated.about(what);
    }
  }

  /** Tells of anything that is no access. */
  public void event(EventKind what, int place, long about, int part, long value) {
    if (gated != null) {
      gated.tell(what, place, about, part, value);
      return;
    }
    makeRoom();
    put(what, place, about, part, what.isOrdered() ? nextVersion(about, part) : 0, value);
  }

  private long nextVersion(long about, int part) {
    int of = Stripes.of(about, part);
    long next = stripes.take(of);
    stripes.give(of, next);
    return next;
  }

  private void put(EventKind what, int place, long about, int part, long order, long value) {
    events.put(what, place, skipped, about, part, order, value);
    skipped = 0;
    eventChunk.mark = events.mark();
  }

  /** Before a stripe is taken, as this may wait for the writer. */
  private void makeRoom() {
    if (!events.hasRoom()) {
      Chunk next = pool.take();
      eventChunk.next = next;
      eventChunk = next;
      events.begin(next.bytes, clock.micros());
    }
  }
}
