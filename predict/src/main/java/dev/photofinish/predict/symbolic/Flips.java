package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.If;
import dev.photofinish.ir.Instruction;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;

/**
 * Tries the other sides of branches (section II, unexplored branches), and what threads do with
 * other objects than they found.
 */
final class Flips {

  private static final int MOST_OF_A_PLACE = 8;
  private static final int MOST_FORKS = 3;

  private record Place(int thread, int method, int index) {}

  private final Map<Place, Integer> tried = new HashMap<>();
  private final NearbyWrites written;
  private final TrialEvents.Source source;
  private List<Flip> found = new ArrayList<>();
  private long nextNumber = Flip.FIRST_NUMBER;

  /**
   * @param isTrusted whether all that is done to an object is known
   */
  Flips(Numbers numbers, NearbyWrites written, LongPredicate isTrusted) {
    this.written = written;
    this.source = new TrialEvents.Source(numbers, () -> nextNumber++, written, isTrusted);
  }

  /** What was found since this was asked for last. */
  List<Flip> take() {
    List<Flip> taken = found;
    found = new ArrayList<>();
    return taken;
  }

  /** What is told of the branches and reads of a thread. */
  Observer of(State state) {
    return new Observer() {
      @Override
      public void branch(Frame frame, If branch, Condition.Holds holds, int other) {
        flip(state, frame, branch, holds, other);
      }

      @Override
      public void event(Frame frame, Event event) {
        if (readsReference(frame, event)) {
          find(state, frame, event);
        }
      }
    };
  }

  private void flip(State state, Frame frame, If branch, Condition.Holds holds, int other) {
    boolean isBehindNews = state.isAhead && state.hasBeenOutside;
    if (isBehindNews || state.hasTold || isTriedOften(state, frame, branch)) {
      return;
    }
    Trial trial = trial(state, frame);
    trial.replaceLastCondition(holds.negated());
    trial.go(other);
    explore(trial, Flip.Kind.BRANCH, state, 0, MOST_FORKS);
  }

  private static boolean readsReference(Frame frame, Event event) {
    if (event.kind().isWrite() || !frame.isAtInstruction()) {
      return false;
    }
    Instruction instruction = frame.instruction();
    return (instruction instanceof FieldLoad || instruction instanceof ArrayLoad)
        && instruction.result().orElseThrow().type().isReference();
  }

  private void find(State state, Frame frame, Event read) {
    List<Long> others = written.objects(read, read.value(), Trial.MOST_OBJECTS);
    if (others.isEmpty() || isTriedOften(state, frame, frame.instruction())) {
      return;
    }
    for (long other : others) {
      Trial trial = trial(state, frame);
      if (trial.find(read, other)) {
        // That it reads is nothing new.
        explore(trial, Flip.Kind.READ, state, 1, MOST_FORKS);
      }
    }
  }

  private boolean isTriedOften(State state, Frame frame, Instruction at) {
    Place place = new Place(state.thread, frame.method.number(), at.index());
    return tried.merge(place, 1, Integer::sum) > MOST_OF_A_PLACE;
  }

  private Trial trial(State state, Frame frame) {
    List<Frame> below = List.copyOf(state.frames.subList(0, state.frames.size() - 1));
    return new Trial(new State(state), below, new Frame(frame), source);
  }

  /** Whether the trial came to more events than it had. */
  private boolean explore(Trial trial, Flip.Kind kind, State state, int had, int forks) {
    List<Trial> ways = trial.run();
    int has = trial.events().size();
    boolean isFound = false;
    if (forks > 0) {
      for (Trial way : ways) {
        isFound |= explore(way, kind, state, has, forks - 1);
      }
    }
    if (!isFound && has > had) {
      found.add(new Flip(kind, state.thread, state.after, trial.events(), trial.callers()));
    }
    return isFound || has > had;
  }
}
