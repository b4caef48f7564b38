package dev.photofinish.testbench.random.explore;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The hash of a state. States that differ only in what cannot matter any more have the same hash:
 * in garbage, and in accesses and clocks that all threads know of.
 */
final class StateHash {

  private final State state;

  /** For the threads that there are; clocks know nothing of others. */
  private final int[] known;

  private final BitSet reached = new BitSet();
  private long hash;

  private StateHash(State state) {
    this.state = state;
    this.known = new int[state.threadCount()];
  }

  static long of(State state) {
    return new StateHash(state).compute();
  }

  private long compute() {
    Arrays.setAll(known, this::knownByOthers);
    for (int index = 0; index < state.classCount(); index++) {
      reach(State.nameOfClass(index));
    }
    for (ThreadState thread : state.threads()) {
      if (thread != null) {
        visit(thread);
      }
    }
    return hash;
  }

  /** How much of a thread has happened before all that the others may still do. */
  private int knownByOthers(int thread) {
    int least = Integer.MAX_VALUE;
    for (ThreadState other : state.threads()) {
      if (other != null && other.index != thread && !other.isFinished()) {
        least = Math.min(least, other.clock.of(thread));
      }
    }
    return least;
  }

  private void visit(ThreadState thread) {
    boolean over = thread.isFinished();
    hash += Hash.mix(thread.hash(), thread.clock.hash(over ? known : new int[known.length]));
    for (Frame frame : thread.frames) {
      reach(frame.monitor);
      for (int value : frame.slots) {
        reach(value);
      }
    }
  }

  /** Objects are added up, as the order in which they are reached may differ. */
  private void reach(int name) {
    if (!state.isName(name) || reached.get(State.dense(name))) {
      return;
    }
    reached.set(State.dense(name));
    HeapObject object = state.get(name);
    hash += Hash.mix(name, object.hash(known));
    for (int value : object.values) {
      reach(value);
    }
  }
}
