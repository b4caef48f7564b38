package dev.photofinish.testbench.random.explore;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A thread that was started. Belongs to the state. */
final class ThreadState {

  final int index;
  final List<Frame> frames;
  Clock clock;

  /** How many accesses it has done. */
  int steps;

  /** Whether an exception ended it. */
  boolean died;

  /** The ways that it has to go; null if it may go all. */
  final @Nullable Ways ways;

  /** Whether it went another way, where it is left alone. */
  boolean strayed;

  /** How many conditions it has come to, and how many threads it has started, if it has ways. */
  private int conditions;

  private int starts;

  /** The state that may change this; others share it. */
  final Object home;

  ThreadState(int index, Clock clock, @Nullable Ways ways, Object home) {
    this(index, clock, ways, new ArrayList<>(), home);
  }

  private ThreadState(
      int index, Clock clock, @Nullable Ways ways, List<Frame> frames, Object home) {
    this.home = home;
    this.index = index;
    this.clock = clock;
    this.ways = ways;
    this.frames = frames;
  }

  ThreadState copy(Object newHome) {
    List<Frame> copies = new ArrayList<>(frames.size() + 2);
    for (Frame frame : frames) {
      copies.add(frame.copy());
    }
    ThreadState copy = new ThreadState(index, clock, ways, copies, newHome);
    copy.died = died;
    copy.strayed = strayed;
    copy.conditions = conditions;
    copy.starts = starts;
    copy.steps = steps;
    return copy;
  }

  /** It comes to a condition. */
  void decides(boolean isHeld) {
    if (ways != null) {
      strayed = !ways.has(conditions++, isHeld);
    }
  }

  /** It is thrown an exception, which no run has whose ways are known. */
  void catches() {
    strayed = ways != null;
  }

  /** The ways of the next thread that it starts. */
  @Nullable Ways nextWays() {
    return ways == null ? null : ways.started(starts++);
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
    long hash = Hash.mix(index * 2L + (died ? 1 : 0), conditions * 2L + (strayed ? 1 : 0));
    for (Frame frame : frames) {
      hash = Hash.mix(hash, frame.hash());
    }
    return hash;
  }
}
