package dev.photofinish.scan.il;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Enumerates the sequential executions of a method from a state (definition 3.3, figure 5). */
final class Interpreter {

  /**
   * Executions of a method, always in the same order.
   *
   * @param complete whether these are all, loops going round no more often than was asked for
   */
  record Traces(List<Trace> traces, boolean complete) {}

  /** An execution so far, and what is left to do. */
  private record Unfinished(@Nullable Trace trace, State state, Control control) {

    Unfinished after(Work.Perform work) {
      State next = Semantics.execute(work.step(), state);
      return new Unfinished(new Trace(trace, work.step(), next), next, control.tail());
    }
  }

  private final ControlFlow flow;
  private final int limit;

  /**
   * @param rounds how often a loop goes round at most
   * @param limit how many executions are enumerated at most
   */
  Interpreter(Program program, int rounds, int limit) {
    this.flow = new ControlFlow(program, rounds);
    this.limit = limit;
  }

  /** The finished executions of a method. */
  Traces run(Method method, State initial) {
    List<Trace> finished = new ArrayList<>();
    Deque<Unfinished> open = new ArrayDeque<>();
    open.push(new Unfinished(null, initial, flow.start(method)));
    while (!open.isEmpty() && finished.size() < limit) {
      advance(open.pop(), open, finished);
    }
    return new Traces(finished, open.isEmpty());
  }

  private void advance(Unfinished at, Deque<Unfinished> open, List<Trace> finished) {
    for (Control control : flow.unfold(at.control())) {
      if (control.isDone()) {
        // Every execution begins with skip, so that none is empty.
        finished.add(Objects.requireNonNull(at.trace()));
      } else {
        Work.Perform work = (Work.Perform) control.head();
        open.push(new Unfinished(at.trace(), at.state(), control).after(work));
      }
    }
  }
}
