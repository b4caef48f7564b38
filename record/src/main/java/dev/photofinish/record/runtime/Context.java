package dev.photofinish.record.runtime;

import dev.photofinish.record.runtime.gate.GatedThread;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.TraceThread;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What one thread of the program records with. Confined to that thread, but for what its chunks
 * publish.
 */
public final class Context {

  /** So many numbers are taken at once: eight that follow one another share a line of stripes. */
  private static final int NUMBERS = 256;

  private final Recording recording;
  private final TraceThread thread;
  private final StripeLocks stripes;
  private final PathLog path;
  private final EventLog events;
  private final Written written;
  private boolean isOfCollector;

  private final SiteCache sites;
  private ArrayLengths lengths;
  private final PassedArrays passed = new PassedArrays();
  private final OpenUses uses;
  private final Callbacks callbacks = new Callbacks();
  private final HeldLocks locks = new HeldLocks();
  private final HeldStamps stamps = new HeldStamps();
  private final Publication publication;

  /** In gate mode, what holds the thread: then nothing is recorded. */
  private final @Nullable GatedThread gated;

  private final LongSet classes = new LongSet();

  /** The numbers that the thread gives next, up to the end of its block of them. */
  private long nextNumber;

  private long endOfNumbers;

  /** In gate mode, whether an access is under way. */
  private boolean isAsked;

  /** What was there before an update that does not tell whether it changes anything. */
  @Nullable Object beforeExchange;

  Context(
      Recording recording,
      TraceThread thread,
      StripeLocks stripes,
      Stop stop,
      ChunkPool pool,
      Clock clock,
      @Nullable GatedThread gated) {
    this.recording = recording;
    this.gated = gated;
    if (gated != null) {
      gated.holds(() -> Stream.of(locks.names(), stamps.names()).flatMap(List::stream).toList());
    }
    this.publication = new Publication(recording, this);
    this.sites = new SiteCache(recording.objects(), !recording.isFocused());
    this.lengths = recording.objects().lengths();
    this.uses = new OpenUses(recording.contents());
    this.thread = thread;
    this.stripes = stripes;
    boolean isTooLate = stop.hasBegun();
    Chunk eventChunk = isTooLate ? Chunk.none() : pool.first();
    Chunk pathChunk = isTooLate ? Chunk.none() : pool.first();
    this.path = new PathLog(pool, stop, pathChunk, sites::clear);
    this.events =
        new EventLog(stripes, stop, pool, clock, eventChunk, path, this::gap, this::forget);
    this.written =
        new Written(thread, Thread.currentThread(), events::endOpen, eventChunk, pathChunk);
    if (isTooLate) {
      events.turnOff();
    }
  }

  /** Nothing is recorded any more. */
  private void forget() {
    // No array is one that others may know, so that nobody need ask further.
    lengths = new ArrayLengths();
    sites.clear();
  }

  /** Whether nothing is recorded any more. */
  boolean isOff() {
    return events.isOff();
  }

  /** The way that the thread takes. */
  PathLog path() {
    return path;
  }

  public int thread() {
    return thread.number();
  }

  /** Whether it is one by which the platform calls what the collector has found. */
  boolean isOfCollector() {
    return isOfCollector;
  }

  /** The thread is one of those. */
  void ofCollector() {
    isOfCollector = true;
  }

  /** Whether the thread that started it is known. */
  boolean isForked() {
    return thread.parent() != TraceThread.NO_PARENT;
  }

  /**
   * A number for an object that nothing else has. Threads take many at once, so that the stripes of
   * an object are close to those of what the same thread made before and after it.
   */
  long nextNumber() {
    if (nextNumber == endOfNumbers) {
      nextNumber = recording.nextNumbers(NUMBERS);
      endOfNumbers = nextNumber + NUMBERS;
    }
    return nextNumber++;
  }

  /** By which what the thread has becomes known to others. */
  Publication publication() {
    return publication;
  }

  /** The monitors that the thread holds. */
  HeldLocks locks() {
    return locks;
  }

  /** The stamped locks that it has. */
  HeldStamps stamps() {
    return stamps;
  }

  /** What the thread knows of the objects that it used last. */
  SiteCache sites() {
    return sites;
  }

  /** The lengths of arrays that others know. */
  ArrayLengths lengths() {
    return lengths;
  }

  /** The arrays that calls under way were given. */
  PassedArrays passed() {
    return passed;
  }

  /** The calls of containers that are under way. */
  OpenUses uses() {
    return uses;
  }

  /** The classes whose initialisation the thread has waited for. */
  LongSet classes() {
    return classes;
  }

  /** The calls between code that is woven and other code. */
  Callbacks callbacks() {
    return callbacks;
  }

  /** What the writer knows of it. */
  Written written() {
    return written;
  }

  /** The way through a method that has begun is not told. */
  public void gap() {
    event(EventKind.GAP, 0, 0, 0, 0);
  }

  /**
   * An access begins: until it {@link #end ends}, nobody else gets to the same memory. Between, the
   * thread does the access and nothing else.
   */
  public void begin(EventKind access, int place, long ofObject, int ofMember) {
    if (gated != null) {
      isAsked = true;
      gated.ask(access, place, ofObject, ofMember);
    } else {
      events.begin(access, place, ofObject, ofMember);
    }
  }

  /** The access is done, if one was begun. */
  public void end(long value) {
    if (gated == null) {
      events.end(value);
    } else if (isAsked) {
      isAsked = false;
      gated.done(value);
    }
  }

  /** The access that is under way is of another kind than it was thought to be. */
  void becomes(EventKind other) {
    events.becomes(other);
  }

  /** Whether an access was begun. */
  boolean isUnderWay() {
    return isAsked || events.isUnderWay();
  }

  /** The same of an access to a reference. */
  public void end(@Nullable Object value) {
    if (isAsked && gated != null) {
      isAsked = false;
      gated.done(value, Hooks.valueOf(value));
    } else if (events.isUnderWay()) {
      events.end(Hooks.valueOf(value));
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

  /** In gate mode, waits until a call may take something that others may take, too. */
  void askToTake(int place) {
    if (gated != null) {
      gated.askToTake(place);
    }
  }

  /** How many events there were about some elements of an array, and others on their stripes. */
  long elementEvents(long array, int from, int length) {
    return stripes.elementEvents(array, from, length);
  }

  /** Whether threads are held at gates. */
  boolean isGated() {
    return gated != null;
  }

  /**
   * The lock, container, array or atomic object that the next event is about, for the words of gate
   * mode.
   */
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
    if (events.isOff()) {
      return;
    }
    if (what == EventKind.GAP) {
      recording.comeBehindAll(this);
    }
    if (!what.isOrdered()) {
      events.tell(what, place, about, part, value);
    } else {
      events.begin(what, place, about, part);
      events.end(value);
    }
    if (what == EventKind.END) {
      sites.clear();
    }
  }

  /**
   * What the thread does next comes after the last ordered event of another, as far as this one can
   * know of that by now.
   */
  void comeBehind(Context other) {
    events.comeBehind(other.events);
  }

  /** Tells that a call of a container begins, and has it looked at until it ends. */
  void use(EventKind access, int place, long number, Object container) {
    if (gated != null || recording.isFocused()) {
      // At gates nothing is recorded, and with focus no order hangs on what a call finds.
      event(access, place, number, Event.CONTENTS, 0);
      return;
    }
    begin(access, place, number, Event.CONTENTS);
    if (isUnderWay()) {
      uses.begin(access, place, number, container);
      end(0);
    }
  }
}
