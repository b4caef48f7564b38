package dev.photofinish.record.runtime;

import dev.photofinish.trace.PathEncoder;
import dev.photofinish.trace.PathItem;

/**
 * The path of one thread, as far as it is recorded. Confined to that thread, but for its chunks.
 *
 * <p>The stack of the program may be at its end at any call in here. What then is not whole is told
 * by {@link #isShut}; there are no items until it is {@link #mend mended}.
 */
final class PathLog {

  /**
   * So many chunks without an event are kept, up to 4 MB: a thread that computes alone for longer
   * would have used up the trace before it does what the trace is for.
   */
  static final int MOST_QUIET = 256;

  /** In the place of a frame's number. */
  private static final int NO_FRAME = 0;

  private final ChunkPool pool;
  private final Stop stop;
  private final Runnable atTurn;
  private final PathEncoder path = new PathEncoder();
  private Chunk chunk;

  /** The number of the last frame. */
  private int lastEntered;

  /**
   * The last frame that an item named; what came after it may be of frames that it came back to.
   */
  private int current;

  /** How many chunks there were since the last event. */
  private int quiet;

  /** Whether nothing is recorded any more. */
  private boolean isOff;

  /** Whether it takes no items: it is off, or an event or a turn is not over. */
  private boolean isShut;

  /** How far the chunk was when it was shut. */
  private int before;

  /**
   * @param atTurn called now and then, when a chunk is full
   */
  PathLog(ChunkPool pool, Stop stop, Chunk first, Runnable atTurn) {
    this.pool = pool;
    this.stop = stop;
    this.atTurn = atTurn;
    this.chunk = first;
    path.begin(first.bytes);
  }

  /** Nothing is recorded from now on. */
  void turnOff() {
    isOff = true;
    isShut = true;
  }

  /** A method begins; the number of its frame. */
  int enter(int method) {
    if (isShut) {
      return ++lastEntered;
    }
    // If the stack is at an end, there is neither an item nor a frame.
    boolean isFull = path.enter(method);
    int frame = ++lastEntered;
    current = frame;
    turnIf(isFull);
    return frame;
  }

  /** Branches were taken, or not. */
  void branches(long run) {
    if (!isShut) {
      turnIf(path.branches(run));
    }
  }

  /** A jump back is made. */
  void loop() {
    if (!isShut) {
      turnIf(path.loop());
    }
  }

  /** A switch goes by its key. */
  void switchKey(int key) {
    if (!isShut) {
      turnIf(path.switchKey(key));
    }
  }

  /** A call has come back to a frame, and may have gone to code that is not woven. */
  void back(int frame) {
    if (!isShut) {
      turnIf(current == frame ? path.back() : path.backTo(frame, lastEntered));
      current = frame;
    }
  }

  /** An exception has come to a handler, which begins with an instruction. */
  void caught(int frame, int instruction) {
    if (!isShut) {
      current = frame;
      turnIf(path.caught(frame, instruction));
    }
  }

  /** An exception leaves a method, and may go to code that is not woven. */
  void died(int frame) {
    caught(frame, PathItem.NO_HANDLER);
  }

  /** An event that has a site is about to be published. */
  void event() {
    before = path.mark();
    isShut = true;
    path.event();
  }

  /** Whoever sees an event can follow the path up to it: this comes before the event is seen. */
  void publish() {
    quiet = 0;
    chunk.publish(path.mark());
  }

  /** The event was published. */
  void eventIsOver() {
    isShut = isOff;
    turnIf(path.isFull());
  }

  /** Whether an event or a turn was cut off. */
  boolean isTorn() {
    return isShut && !isOff;
  }

  /**
   * Goes on where an event or a turn was cut off. Items that are not published are lost, and that
   * of an event that is not.
   *
   * @param isEventSeen whether the event, if it was one, was published
   */
  void mend(boolean isEventSeen) {
    if (!isTorn()) {
      return;
    }
    if (!isEventSeen && chunk.mark > before) {
      chunk.publish(before);
    }
    current = NO_FRAME;
    goOn(true);
    isShut = isOff;
  }

  private void turnIf(boolean isFull) {
    if (isFull) {
      turn();
    }
  }

  /** The chunk is full. What is in it is published only now, and with events. */
  private void turn() {
    before = path.mark();
    isShut = true;
    atTurn.run();
    if (quiet < MOST_QUIET) {
      quiet++;
      chunk.publish(path.mark());
      goOn(false);
    } else {
      forget();
    }
    if (stop.hasBegun()) {
      isOff = true;
    }
    isShut = isOff;
  }

  /** Nobody has seen what is in the chunk, so it begins anew. */
  private void forget() {
    path.begin(chunk.bytes);
    path.lost(lastEntered);
  }

  /** The encoder goes first: what it has is not in the trace as long as the path is shut. */
  private void goOn(boolean isLost) {
    int size = chunk.bytes.length;
    int length = (int) chunk.mark;
    Chunk next = pool.next(size);
    path.begin(next.bytes);
    if (isLost) {
      path.lost(lastEntered);
    }
    chunk.next = next;
    chunk = next;
    pool.wentOn(size, length);
  }
}
