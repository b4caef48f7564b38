package dev.photofinish.testbench.random.explore;

import java.util.ArrayList;
import java.util.List;

/** A thread that was started. Belongs to the state. */
final class ThreadState {

  final int index;
  final List<Frame> frames;
  Clock clock;

  /** How many accesses it has done. */
  int steps;

  /** Whether an exception ended it. */
  boolean died;

  /** The state that may change this; others share it. */
  final Object home;

  ThreadState(int index, Clock clock, Object home) {
    this(index, clock, new ArrayList<>(), home);
  }

  private ThreadState(int index, Clock clock, List<Frame> frames, Object home) {
    this.home = home;
    this.index = index;
    this.clock = clock;
    this.frames = frames;
  }

  ThreadState copy(Object newHome) {
    List<Frame> copies = new ArrayList<>(frames.size() + 2);
    for (Frame frame : frames) {
      copies.add(frame.copy());
    }
    ThreadState copy = new ThreadState(index, clock, copies, newHome);
    copy.died = died;
    copy.steps = steps;
    return copy;
  }

  boolean isFinished() {
    return frames.isEmpty();
  }

  Frame top() {
    return frames.get(frames.size() - 1);
  }

  Frame pop() {
    return frames.remove(frames.size() - 1);
  }

  /** Makes all so far happen before what learns of this clock, but nothing that is to come. */
  void tick() {
    clock = clock.tick(index);
  }

  void learn(Clock other) {
    clock = clock.join(other);
  }

  long hash() {
    long hash = index * 2L + (died ? 1 : 0);
    for (Frame frame : frames) {
      hash = Hash.mix(hash, frame.hash());
    }
    return hash;
  }
}
