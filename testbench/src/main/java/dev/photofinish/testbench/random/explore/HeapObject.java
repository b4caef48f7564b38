package dev.photofinish.testbench.random.explore;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An object, an array or a class in a state. Belongs to the state, which is used by one thread. */
final class HeapObject {

  static final int NOT_STARTED = -1;

  private static final Object NOWHERE = new Object();

  final Shape shape;

  /** The state that may change this; others share it. */
  Object home;

  /** Where it was made: a line, or a negative number for a class. */
  final int site;

  /** Values of fields or elements: numbers, or {@link State} names of objects. */
  int[] values;

  /** How many elements a container has. */
  int size;

  /** The accesses to each value, or in the first place those to all of a container. */
  final @Nullable History[] seen;

  /** What happened before the writes of each volatile field. */
  private @Nullable Clock @Nullable [] published;

  LockState monitor = LockState.FREE;
  LockState lock = LockState.FREE;

  /** The number of the thread that was started with this object. */
  int thread = NOT_STARTED;

  /** How far a class is initialised. */
  Stage stage = Stage.UNTOUCHED;

  /** How many of its class and those above it have left their constructors, from above. */
  int frozen;

  /** The last hash and what it was asked for, or null; most states share most objects. */
  private int @Nullable [] hashedFor;

  private long hash;

  HeapObject(Shape shape, int site, int size) {
    this(shape, site, new int[size], new History[Math.max(1, size)], NOWHERE);
  }

  private HeapObject(Shape shape, int site, int[] values, @Nullable History[] seen, Object home) {
    this.shape = shape;
    this.home = home;
    this.site = site;
    this.values = values;
    this.seen = seen;
  }

  HeapObject copy(Object newHome) {
    HeapObject copy = new HeapObject(shape, site, values.clone(), seen.clone(), newHome);
    copy.size = size;
    copy.published = published == null ? null : published.clone();
    copy.monitor = monitor;
    copy.lock = lock;
    copy.thread = thread;
    copy.stage = stage;
    copy.frozen = frozen;
    return copy;
  }

  Clock published(int slot) {
    @Nullable Clock clock = published == null ? null : published[slot];
    return clock == null ? Clock.ZERO : clock;
  }

  void publish(int slot, Clock clock) {
    if (published == null) {
      published = new Clock[values.length];
    }
    published[slot] = published(slot).join(clock);
  }

  /** To be told before a change. */
  void change() {
    hashedFor = null;
  }

  /**
   * The hash of all that can still matter.
   *
   * @param known not to be changed from here on
   */
  long hash(int[] known) {
    if (hashedFor == null || !Arrays.equals(hashedFor, known)) {
      hash = compute(known);
      hashedFor = known;
    }
    return hash;
  }

  private long compute(int[] known) {
    long sum = Hash.mix(Hash.mix(site, size), thread * 16L + frozen);
    sum = Hash.mix(sum, stage.name().hashCode());
    for (int value : values) {
      sum = Hash.mix(sum, value);
    }
    for (History history : seen) {
      sum = Hash.mix(sum, History.hash(history, known));
    }
    if (published != null) {
      for (int slot = 0; slot < published.length; slot++) {
        sum = Hash.mix(sum, published(slot).hash(known));
      }
    }
    return Hash.mix(Hash.mix(sum, monitor.hash(known)), lock.hash(known));
  }
}
