package dev.photofinish.record.runtime;

import dev.photofinish.record.runtime.gate.GatedThread;
import dev.photofinish.trace.EventEncoder;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.PathEncoder;
import dev.photofinish.trace.PathItem;
import dev.photofinish.trace.Stripes;
import dev.photofinish.trace.TraceThread;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What one thread of the program records with. Confined to that thread, but for what its chunks
 * publish.
 */
public final class Context {

  private final Thread owner;
  private final TraceThread thread;
  private final StripeLocks stripes;
  private final ChunkPool pool;
  private final Clock clock;
  private final EventEncoder events = new EventEncoder();
  private final PathEncoder path = new PathEncoder();
  private final Written written;
  private Chunk eventChunk;
  private Chunk pathChunk;

  /** The number of the last frame. */
  private int lastEntered;

  /**
   * The last frame that an item named; what came after it may be of frames that it came back to.
   */
  private int current;

  private final ArrayCache arrays;
  private final ArrayLengths lengths;
  private final PassedArrays passed = new PassedArrays();
  private final HeldLocks locks = new HeldLocks();
  private final Publication publication;

  /** In gate mode, what holds the thread: then nothing is recorded. */
  private final @Nullable GatedThread gated;

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
    this.arrays = new ArrayCache(recording.objects());
    this.lengths = recording.objects().lengths();
    this.owner = Thread.currentThread();
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

  /** Whether it is a thread's own. */
  boolean isOf(Thread other) {
    return owner == other;
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

  /** What the thread knows of arrays. */
  ArrayCache arrays() {
    return arrays;
  }

  /** The lengths of arrays that others know. */
  ArrayLengths lengths() {
    return lengths;
  }

  /** The arrays that calls under way were given. */
  PassedArrays passed() {
    return passed;
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

  /** A method begins; the number of its frame. */
  public int enter(int method) {
    // If the stack is at an end, there is neither an item nor a frame.
    boolean isFull = path.enter(method);
    int frame = ++lastEntered;
    current = frame;
    if (isFull) {
      turn();
    }
    return frame;
  }

  /** The way through a method that has begun is not told. */
  public void gap() {
    event(EventKind.GAP, 0, 0, 0, 0);
  }

  /** Branches were taken, or not; the run that comes next. */
  long branches(long run) {
    if (path.branches(run)) {
      turn();
    }
    return PathEncoder.EMPTY_RUN;
  }

  /** A jump back is made. */
  public void loop() {
    if (path.loop()) {
      turn();
    }
  }

  /** A switch goes by its key. */
  public void switchKey(int key) {
    if (path.switchKey(key)) {
      turn();
    }
  }

  /** A call has come back to a frame, and may have gone to code that is not woven. */
  public void back(int frame) {
    if (current == frame ? path.back() : path.backTo(frame)) {
      turn();
    }
    current = frame;
  }

  /** An exception has come to a handler, which begins with an instruction. */
  public void caught(int frame, int instruction) {
    current = frame;
    if (path.caught(frame, instruction)) {
      turn();
    }
  }

  /** An exception leaves a method, and may go to code that is not woven. */
  public void died(int frame) {
    caught(frame, PathItem.NO_HANDLER);
  }

  /** The chunk of the path is full. What is in it is published only now, and with events. */
  private void turn() {
    Chunk next = pool.take();
    pathChunk.publish(path.mark());
    pathChunk.next = next;
    pathChunk = next;
    path.begin(next.bytes);
    arrays.clear();
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
      finish(value);
    }
  }

  private void finish(long value) {
    isUnderWay = false;
    if (gated != null) {
      gated.done(value);
      return;
    }
    stripes.give(stripe, version);
    put(kind, site, object, member, version, value);
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

  /** Whether threads are held at gates. */
  boolean isGated() {
    return gated != null;
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
    if (what == EventKind.END) {
      arrays.clear();
    }
  }

  private long nextVersion(long about, int part) {
    int of = Stripes.of(about, part);
    long next = stripes.take(of);
    stripes.give(of, next);
    return next;
  }

  private void put(EventKind what, int place, long about, int part, long order, long value) {
    events.put(what, place, about, part, order, value);
    if (place != 0 && path.event()) {
      turn();
    }
    // The path first: whoever sees the event can follow the path up to it.
    pathChunk.publish(path.mark());
    eventChunk.publish(events.mark());
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
