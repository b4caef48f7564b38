package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.If;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tries the other sides of branches (section II, unexplored branches). */
final class Flips {

  private static final int MOST_OF_A_BRANCH = 8;
  private static final int MOST_FORKS = 3;

  private record Place(int thread, int method, int index) {}

  private final Map<Place, Integer> tried = new HashMap<>();
  private final TrialEvents.Source source;
  private List<Flip> found = new ArrayList<>();
  private long nextNumber = Flip.FIRST_NUMBER;

  Flips(Numbers numbers) {
    this.source = new TrialEvents.Source(numbers, () -> nextNumber++);
  }

  /** What was found since this was asked for last. */
  List<Flip> take() {
    List<Flip> taken = found;
    found = new ArrayList<>();
    return taken;
  }

  /** What is told of the branches of a thread. */
  Jumps.Observer of(State state) {
    return (frame, branch, holds, other) -> flip(state, frame, branch, holds, other);
  }

  private void flip(State state, Frame frame, If branch, Condition.Holds holds, int other) {
    Place place = new Place(state.thread, frame.method.number(), branch.index());
    boolean isBehindNews = state.isAhead && state.hasBeenOutside;
    if (isBehindNews || state.hasTold || tried.merge(place, 1, Integer::sum) > MOST_OF_A_BRANCH) {
      return;
    }
    State copy = new State(state);
    copy.conditions.replaceLast(holds.negated());
    List<Frame> below = List.copyOf(state.frames.subList(0, state.frames.size() - 1));
    Trial trial = new Trial(copy, below, new Frame(frame), source);
    trial.go(other);
    explore(trial, state, 0, MOST_FORKS);
  }

  /** Whether the trial came to more events than it had. */
  private boolean explore(Trial trial, State state, int had, int forks) {
    Trial.Fork fork = trial.run();
    int has = trial.events().size();
    if (fork != null && forks > 0) {
      boolean yes = explore(fork.yes(), state, has, forks - 1);
      boolean no = explore(fork.no(), state, has, forks - 1);
      if (yes || no) {
        return true;
      }
    }
    if (has > had) {
      found.add(new Flip(state.thread, state.after, trial.events(), trial.callers()));
    }
    return has > had;
  }
}
