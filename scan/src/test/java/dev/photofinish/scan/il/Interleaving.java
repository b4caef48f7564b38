package dev.photofinish.scan.il;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The steps that two threads can make (figure 6). */
final class Interleaving {

  private final ControlFlow flow;

  Interleaving(ControlFlow flow) {
    this.flow = flow;
  }

  /** All steps that a thread can make now, whatever it chooses. */
  List<Move> moves(Configuration now, int thread) {
    List<Move> moves = new ArrayList<>();
    for (Control control : flow.unfold(now.thread(thread).control())) {
      if (mayRun(control, now, thread)) {
        moves.add(move(now, thread, control));
      }
    }
    return moves;
  }

  /** The move by which a thread makes a step; none if it cannot make it now. */
  Optional<Move> move(Configuration now, int thread, Step step) {
    for (Control control : flow.unfold(now.thread(thread).control())) {
      if (mayRun(control, now, thread) && step(control).equals(step)) {
        return Optional.of(move(now, thread, control));
      }
    }
    return Optional.empty();
  }

  /** The steps that a thread can make now. */
  List<Step> steps(Configuration now, int thread) {
    List<Step> steps = new ArrayList<>();
    for (Control control : flow.unfold(now.thread(thread).control())) {
      if (mayRun(control, now, thread)) {
        steps.add(step(control));
      }
    }
    return steps;
  }

  /**
   * Enough of the steps of both threads to come to every race: while a thread can only make steps
   * that the other neither sees nor prevents, it may as well make them first. (It has to make them,
   * since none of them is an access.)
   */
  List<Move> enoughMoves(Configuration now) {
    List<Move> first = moves(now, 0);
    if (areUnseen(first)) {
      return first;
    }
    List<Move> second = moves(now, 1);
    return areUnseen(second) ? second : Stream.concat(first.stream(), second.stream()).toList();
  }

  private static boolean areUnseen(List<Move> moves) {
    return !moves.isEmpty() && moves.stream().allMatch(move -> isUnseen(move.step()));
  }

  private static boolean isUnseen(Step step) {
    return step.lockChange() == 0 && Granularity.INSTRUCTION.accesses(step).isEmpty();
  }

  private static Step step(Control control) {
    return ((Work.Perform) control.head()).step();
  }

  private static Move move(Configuration now, int thread, Control control) {
    Step step = step(control);
    State after = Semantics.execute(step, now.state(thread));
    return new Move(thread, step, now, now.with(thread, after, control.tail()));
  }

  /** {@code L2 = 0 or L1 = L1' = 0}: who does not have the lock neither takes nor needs it. */
  private static boolean mayRun(Control control, Configuration now, int thread) {
    return !control.isDone()
        && (now.other(thread).locks() == 0
            || (now.thread(thread).locks() == 0 && step(control).lockChange() == 0));
  }
}
