package dev.photofinish.record.runtime;

import dev.photofinish.trace.PathEncoder;
import dev.photofinish.trace.PathItem;

/**
 * The path of one thread, as far as it is recorded. Confined to that thread, but for its chunks.
 */
final class PathLog {

  /**
   * So many chunks without an event are kept, up to 4 MB: a thread that computes alone for longer
   * would have used up the trace before it does what the trace is for.
   */
  static final int MOST_QUIET = 256;

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
  }

  /** A method begins; the number of its frame. */
  int enter(int method) {
    if (isOff) {
      return 0;
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
    if (!isOff) {
      turnIf(path.branches(run));
    }
  }

  /** A jump back is made. */
  void loop() {
    if (!isOff) {
      turnIf(path.loop());
    }
  }

  /** A switch goes by its key. */
  void switchKey(int key) {
    if (!isOff) {
      turnIf(path.switchKey(key));
    }
  }

  /** A call has come back to a frame, and may have gone to code that is not woven. */
  void back(int frame) {
    if (!isOff) {
      turnIf(current == frame ? path.back() : path.backTo(frame, lastEntered));
      current = frame;
    }
  }

  /** An exception has come to a handler, which begins with an instruction. */
  void caught(int frame, int instruction) {
    if (!isOff) {
      current = frame;
      turnIf(path.caught(frame, instruction));
    }
  }

  /** An exception leaves a method, and may go to code that is not woven. */
  void died(int frame) {
    caught(frame, PathItem.NO_HANDLER);
  }

  /** An event was recorded that has a site. */
  void event() {
    turnIf(path.event());
  }

  /** Whoever sees an event can follow the path up to it: this comes before the event is seen. */
  void publish() {
    quiet = 0;
    chunk.publish(path.mark());
  }

  private void turnIf(boolean isFull) {
    if (isFull) {
      turn();
    }
  }

  /** The chunk is full. What is in it is published only now, and with events. */
  private void turn() {
    atTurn.run();
    if (quiet < MOST_QUIET) {
      goOn();
    } else {
      forget();
    }
    if (stop.hasBegun()) {
      isOff = true;
    }
  }

  /** Nobody has seen what is in the chunk, so it begins anew. */
  private void forget() {
    path.begin(chunk.bytes);
    path.lost(lastEntered);
  }

  private void goOn() {
    quiet++;
    chunk.publish(path.mark());
    chunk = pool.goOn(chunk, path.mark());
    path.begin(chunk.bytes);
  }
}
