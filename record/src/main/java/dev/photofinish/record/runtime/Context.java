package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventEncoder;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.PathEncoder;
import dev.photofinish.trace.Stripes;
import dev.photofinish.trace.TraceThread;
import java.util.Arrays;
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

  private final LongSet classes = new LongSet();

  /** What was called by the program and may call it back, innermost last; 0 for nothing. */
  private long[] called = new long[8];

  private int calls;

  /** How many calls of the program's code by code that is not woven are under way. */
  private int callbacks;

  // The access that is under way, if there is one.
  private boolean isUnderWay;
  private EventKind kind = EventKind.GAP;
  private int site;
  private long object;
  private int member;
  private int stripe;
  private long version;

  Context(
      Recording recording, TraceThread thread, StripeLocks stripes, ChunkPool pool, Clock clock) {
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

  /** Whether the thread that started it is known. */
  boolean isForked() {
    return thread.parent() != TraceThread.NO_PARENT;
  }

  /** By which what the thread has becomes known to others. */
  Publication publication() {
    return publication;
  }

  /** The monitors that the thread holds. */
  HeldLocks locks() {
    return locks;
  }

  /** The classes whose initialisation the thread has waited for. */
  LongSet classes() {
    return classes;
  }

  /** A call begins that may call the program back. */
  void calling(long number) {
    if (calls == called.length) {
      called = Arrays.copyOf(called, 2 * calls);
    }
    called[calls++] = number;
  }

  void called() {
    if (calls > 0) {
      calls--;
    }
  }

  /** What the program has called last of what may call it back; 0 for nothing. */
  long lastCalled() {
    return calls == 0 ? 0 : called[calls - 1];
  }

  /** Code that is not woven calls the program; whether nothing of the program called it. */
  boolean enter() {
    return callbacks++ == 0;
  }

  /** The call is over; whether it was the outermost. */
  boolean leave() {
    return --callbacks == 0;
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

  /** The same of an access to a reference. */
  public void end(@Nullable Object value) {
    if (isUnderWay) {
      end(Hooks.valueOf(value));
    }
  }

  /** Tells of anything that is no access. */
  public void event(EventKind what, int place, long about, int part, long value) {
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
