package dev.photofinish.models;

import java.util.List;

/** Something that a call does. */
public sealed interface Effect {

  /** The operands that it is about. In {@link MethodFacts}, the call has all of them. */
  List<Operand> operands();

  /**
   * Reads the contents of a container, an array, a buffer or another object with a state.
   *
   * @param atOnce whether a single call of one of the object's own methods does it, which holds the
   *     object's own lock if it has one
   */
  record Reads(Operand what, boolean atOnce) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what);
    }

    @Override
    public String toString() {
      return "reads " + what + (atOnce ? " at once" : "");
    }
  }

  /**
   * Changes the contents.
   *
   * @param atOnce whether a single call of one of the object's own methods does it, which holds the
   *     object's own lock if it has one
   */
  record Writes(Operand what, boolean atOnce) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what);
    }

    @Override
    public String toString() {
      return "writes " + what + (atOnce ? " at once" : "");
    }
  }

  /**
   * Changes a position, as iterators do: if the operand is a view, it reads the contents of what it
   * is a view of, and otherwise it writes.
   */
  record Moves(Operand what) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what);
    }

    @Override
    public String toString() {
      return "moves " + what;
    }
  }

  /** Makes something an element of an operand: who reaches the one then reaches the other. */
  record Stores(Source what, Operand into) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what.of(), into);
    }

    @Override
    public String toString() {
      return "stores " + what + " in " + into;
    }
  }

  /**
   * Makes an operand remember something apart from its elements: a comparator, the cause of an
   * exception, the stream inside of another one, the value of a thread local.
   */
  record Keeps(Source what, Operand into) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what.of(), into);
    }

    @Override
    public String toString() {
      return "keeps " + what + " in " + into;
    }
  }

  /** Says where the result comes from, or may come from if there are several. */
  record Returns(Source what) implements Effect {
    /** Only of objects it matters where they come from, but numbers can be functional, too. */
    @Override
    public List<Operand> operands() {
      return what.kind() == Source.Kind.FUNCTIONAL ? List.of() : List.of(what.of(), Operand.RESULT);
    }

    @Override
    public String toString() {
      return "returns " + what;
    }
  }

  /** Makes a stream a parallel one or a sequential one: all of its stages, earlier ones too. */
  record Makes(Operand what, Parallelism how) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what);
    }

    @Override
    public String toString() {
      return "makes " + what + " " + how.text;
    }
  }

  /** Does something with a lock. */
  record Locks(LockAction action, Operand lock, LockMode mode) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(lock);
    }

    @Override
    public String toString() {
      return action.text + " " + lock + spaced(mode.text);
    }
  }

  /**
   * Runs code: the method of a functional object, the run method of a thread or task.
   *
   * @param what the object itself, or what is in it: an element of a list of tasks
   * @param with what the code gets as its parameters, if that is known
   */
  record Runs(Source what, Where where, Times times, Source with) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what.of(), with.of());
    }

    @Override
    public String toString() {
      String parameters = with.isKnown() ? " with " + with : "";
      return "runs " + what + " " + where.text + spaced(times.text) + parameters;
    }
  }

  /** Has a factory make threads from now on, on whichever thread, and starts what it returns. */
  record StartsThreads(Operand factory) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(factory);
    }

    @Override
    public String toString() {
      return "starts threads of " + factory;
    }
  }

  /**
   * May call, on this thread and before it returns, whatever the class of an object overrides of a
   * library's methods.
   *
   * @param what the object itself, or what is in it: the stream inside of another one
   */
  record Calls(Source what) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what.of());
    }

    @Override
    public String toString() {
      return "calls " + what;
    }
  }

  /**
   * Returns when what a thread, task or signal stands for has been done.
   *
   * @param what the thread or task itself, or what is in it: an element of a list of tasks
   */
  record WaitsFor(Source what) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what.of());
    }

    @Override
    public String toString() {
      return "waits for " + what;
    }
  }

  /**
   * The result is done only when a task is: who waits for the one has waited for the other.
   *
   * @param what the task itself, or what is in it: an element of a list of tasks
   */
  record Follows(Source what) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what.of(), Operand.RESULT);
    }

    @Override
    public String toString() {
      return "follows " + what;
    }
  }

  /** Lets those go on that wait for an operand: what was done before is done for them. */
  record Signals(Operand what) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what);
    }

    @Override
    public String toString() {
      return "signals " + what;
    }
  }

  /**
   * Exchanges the value of an atomic object in one step, and tells what was there before or is now,
   * or whether it did: of several threads that do so, one can know that it was the first.
   */
  record Exchanges(Operand what) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(what);
    }

    @Override
    public String toString() {
      return "exchanges " + what;
    }
  }

  /** If the call returns, it ran on the main thread, or on another one. */
  record RunsOn(boolean main) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of();
    }

    @Override
    public String toString() {
      return main ? "runs on main" : "runs on background";
    }
  }

  /** If the result is true, it ran on the main thread; if it is false, on another one. */
  record TestsMain() implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of();
    }

    @Override
    public String toString() {
      return "tests main";
    }
  }

  /** What it does depends on something that no class file says. */
  record Assumes(Assumption what) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of();
    }

    @Override
    public String toString() {
      return "assumes " + what.text;
    }
  }

  /**
   * Does something by reflection. Where that can be followed, nothing else of the rule holds.
   *
   * @param of the name, class, constructor or method
   */
  record Reflects(Reflection how, Operand of) implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of(of);
    }

    @Override
    public String toString() {
      return how.text + " " + of;
    }
  }

  /** The call never comes back. */
  record NeverReturns() implements Effect {
    @Override
    public List<Operand> operands() {
      return List.of();
    }

    @Override
    public String toString() {
      return "never returns";
    }
  }

  private static String spaced(String text) {
    return text.isEmpty() ? "" : " " + text;
  }
}
