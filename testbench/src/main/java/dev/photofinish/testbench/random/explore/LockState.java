package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.syntax.LockMode;

/**
 * A monitor, a lock, or a read-write lock. It never changes.
 *
 * @param owner the thread that holds it alone, or {@link #NOBODY}
 * @param depth how often the owner holds it
 * @param readers how often each thread holds it for reading, four bits each
 * @param released what happened before the last release by an owner
 * @param readReleased what happened before the releases by readers
 */
record LockState(int owner, int depth, long readers, Clock released, Clock readReleased) {

  static final int NOBODY = -1;

  static final LockState FREE = new LockState(NOBODY, 0, 0, Clock.ZERO, Clock.ZERO);

  boolean heldByOther(int thread) {
    return owner != NOBODY && owner != thread;
  }

  /** Whether a thread can take it alone. A reader cannot, not even if it is the only one. */
  boolean freeFor(int thread) {
    return owner == thread || (owner == NOBODY && readers == 0);
  }

  boolean isHeldBy(int thread, LockMode mode) {
    return mode == LockMode.READ ? (readers >>> (4 * thread) & 15) > 0 : owner == thread;
  }

  LockState take(int thread) {
    return new LockState(thread, depth + 1, readers, released, readReleased);
  }

  LockState release(Clock clock) {
    return depth > 1
        ? new LockState(owner, depth - 1, readers, released, readReleased)
        : new LockState(NOBODY, 0, readers, clock, readReleased);
  }

  LockState read(int thread) {
    long more = readers + (1L << (4 * thread));
    return new LockState(owner, depth, more, released, readReleased);
  }

  LockState releaseRead(int thread, Clock clock) {
    long less = readers - (1L << (4 * thread));
    return new LockState(owner, depth, less, released, readReleased.join(clock));
  }

  /** The same, with something more that happened before whoever comes next. */
  LockState touched(Clock clock) {
    return new LockState(owner, depth, readers, released.join(clock), readReleased);
  }

  long hash(int[] known) {
    long hash = Hash.mix(owner * 31L + depth, readers);
    return Hash.mix(Hash.mix(hash, released.hash(known)), readReleased.hash(known));
  }
}
