package dev.photofinish.scan.il;

import java.util.List;

/**
 * Two threads and the heap they share (section 3.2).
 *
 * @param threads the two of them
 */
record Configuration(List<ThreadState> threads, Heap heap) {

  Configuration {
    threads = List.copyOf(threads);
  }

  ThreadState thread(int number) {
    return threads.get(number);
  }

  ThreadState other(int number) {
    return threads.get(1 - number);
  }

  /** What a thread sees. */
  State state(int number) {
    ThreadState thread = thread(number);
    return new State(thread.stack(), heap, thread.locks());
  }

  /** After a thread came to another state, with this yet to do. */
  Configuration with(int number, State state, Control control) {
    ThreadState changed = new ThreadState(control, state.stack(), state.locks());
    return new Configuration(
        number == 0 ? List.of(changed, thread(1)) : List.of(thread(0), changed), state.heap());
  }
}
