package dev.photofinish.scan.il;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** One step of an execution: a simple command, or one of those that only occur at run time. */
sealed interface Step permits Command.Simple, Step.Lock, Step.Unlock, Step.Push, Step.Pop {

  int line();

  /** The step that a command begins with, if it has one of its own that may access a path. */
  static Optional<Step> beginning(Command command) {
    if (command instanceof Command.Call call) {
      return Optional.of(new Push(call));
    }
    return command instanceof Command.Simple simple ? Optional.of(simple) : Optional.empty();
  }

  /** The expressions that this makes wobbly (figure 7, {@code wobbly}), locals not yet filtered. */
  default List<Exp> wobbled() {
    return List.of();
  }

  /** The access that the paper records for this (figure 7, {@code accs}). */
  default Optional<PathAccess> access() {
    return Optional.empty();
  }

  /** How many more times the lock is held afterwards. */
  default int lockChange() {
    return 0;
  }

  /** {@code lock()} */
  record Lock(int line) implements Step {
    @Override
    public int lockChange() {
      return 1;
    }

    @Override
    public String toString() {
      return "lock()";
    }
  }

  /** {@code unlock()} */
  record Unlock(int line) implements Step {
    @Override
    public int lockChange() {
      return -1;
    }

    @Override
    public String toString() {
      return "unlock()";
    }
  }

  /** {@code push(e1, ..., en)}, the start of a call. */
  record Push(Command.Call call) implements Step {
    @Override
    public int line() {
      return call.line();
    }

    /** The actuals by formal. */
    Map<String, Exp> substitution() {
      Map<String, Exp> actuals = new HashMap<>();
      for (int i = 0; i < call.actuals().size(); i++) {
        actuals.put(Exp.formal(i + 1), call.actuals().get(i));
      }
      return actuals;
    }

    /** What the formals lead to, for a caller to whom the actuals have these values. */
    Bindings<String> formals(ToIntFunction<Exp> value) {
      Bindings<String> formals = Bindings.none();
      for (int i = 0; i < call.actuals().size(); i++) {
        formals = formals.with(Exp.formal(i + 1), value.applyAsInt(call.actuals().get(i)));
      }
      return formals;
    }

    /** The actuals that are prefixes of other actuals: inside, two formals lead to one object. */
    @Override
    public List<Exp> wobbled() {
      return IntStream.range(0, call.actuals().size())
          .filter(this::isPrefixOfAnother)
          .mapToObj(call.actuals()::get)
          .toList();
    }

    private boolean isPrefixOfAnother(int i) {
      Exp actual = call.actuals().get(i);
      return IntStream.range(0, call.actuals().size())
          .anyMatch(j -> j != i && actual.isPrefixOf(call.actuals().get(j)));
    }

    @Override
    public String toString() {
      return call.toString();
    }
  }

  /** {@code pop()}, the end of a call. */
  record Pop(int line) implements Step {
    @Override
    public String toString() {
      return "pop()";
    }
  }
}
