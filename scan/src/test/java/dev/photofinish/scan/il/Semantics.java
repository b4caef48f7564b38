package dev.photofinish.scan.il;

/**
 * The effect of one step on the state of its thread (figure 5, top).
 *
 * <p>Where the figure has no execution (an undefined path, an {@code unlock()} too many), this
 * throws: well-formed programs from well-behaved states never get there (lemma 5.10).
 */
final class Semantics {

  private Semantics() {}

  static State execute(Step step, State state) {
    if (step instanceof Command.Copy copy) {
      return assign(state, copy.target(), state.stack().value(copy.source()));
    } else if (step instanceof Command.Load load) {
      return assign(state, load.target(), state.value(load.source()));
    } else if (step instanceof Command.Store store) {
      int value = state.stack().value(store.source());
      return state.with(state.heap().with(state.address(store.target()), value));
    } else if (step instanceof Command.New fresh) {
      int location = state.heap().size();
      return assign(state.with(state.heap().withNew()), fresh.target(), location);
    } else if (step instanceof Step.Push push) {
      return state.with(state.stack().push(push.formals(state::value)));
    } else if (step instanceof Step.Pop) {
      return state.with(state.stack().pop());
    }
    return lockOrSkip(step, state);
  }

  private static State assign(State state, String variable, int location) {
    return state.with(state.stack().with(variable, location));
  }

  private static State lockOrSkip(Step step, State state) {
    if (state.locks() + step.lockChange() < 0) {
      throw new IllegalStateException("the lock is not held at " + step);
    }
    return state.withLocks(Locks.after(state.locks(), step));
  }
}
