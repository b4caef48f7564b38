package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.CALLS;
import static dev.photofinish.record.weave.PlanBuilder.TASKS;
import static java.util.stream.Collectors.toSet;

import dev.photofinish.models.Assumption;
import dev.photofinish.models.Effect;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.models.Times;
import dev.photofinish.models.Where;
import dev.photofinish.record.weave.Step.Shape;
import java.util.Set;

/** Says what is told around one call by the effects that a model gives it. */
final class EffectPlanner {

  private final PlanBuilder plan;
  private final boolean isContainer;
  private final boolean returnsFuture;
  private boolean isReceiverKnown;
  private boolean runsTask;

  /**
   * @param isContainer whether what is stored in the receiver is only kept there, and never called
   *     by another thread
   * @param returnsFuture whether who waits for the result waits for a task
   */
  EffectPlanner(PlanBuilder plan, boolean isContainer, boolean returnsFuture) {
    this.plan = plan;
    this.isContainer = isContainer;
    this.returnsFuture = returnsFuture;
  }

  void plan(MethodFacts facts) {
    Set<Operand> written =
        facts.all(Effect.Writes.class).stream().map(Effect.Writes::what).collect(toSet());
    for (Effect effect : facts.effects()) {
      boolean isSaid = effect instanceof Effect.Reads reads && written.contains(reads.what());
      if (!isSaid) {
        plan(effect);
      }
    }
    facts.all(Effect.WaitsFor.class).stream()
        .filter(waits -> waits.what().kind() == Source.Kind.SAME)
        .filter(waits -> written.contains(waits.what().of()))
        .forEach(waits -> plan.takes(of(waits.what().of())));
    if (!isReceiverKnown && !runsTask) {
      plan.uses(Step.THIS);
    }
    if (!facts.all(Effect.Calls.class).isEmpty() || facts.runsCode()) {
      plan.before(CALLS, "calling", Step.THIS).always(CALLS, "called", Step.THIS);
    }
    planResult(facts);
  }

  private static int of(Operand operand) {
    return switch (operand.kind()) {
      case THIS -> Step.THIS;
      case ARGUMENT -> operand.number();
      default -> Step.NONE;
    };
  }

  private void plan(Effect effect) {
    if (effect instanceof Effect.Reads reads) {
      access(of(reads.what()), "reading");
    } else if (effect instanceof Effect.Writes writes) {
      access(of(writes.what()), "writing");
    } else if (effect instanceof Effect.Moves moves) {
      access(of(moves.what()), "reading");
    } else if (effect instanceof Effect.Signals signals) {
      with(of(signals.what()), "signal", "using");
      plan.always(CALLS, "changed", of(signals.what()));
    } else if (effect instanceof Effect.WaitsFor waits) {
      waitFor(waits.what());
    } else if (effect instanceof Effect.Locks locks) {
      lock(locks);
    } else if (effect instanceof Effect.Runs runs) {
      run(runs);
    } else if (effect instanceof Effect.Stores stores) {
      store(stores.what());
    } else if (effect instanceof Effect.Keeps keeps) {
      store(keeps.what());
    } else if (effect instanceof Effect.StartsThreads starts) {
      plan.before(TASKS, "handOver", of(starts.factory()));
    } else if (effect instanceof Effect.Assumes assumes) {
      assume(assumes.what());
    }
  }

  private void access(int operand, String hook) {
    if (operand == Step.NONE) {
      return;
    }
    plan.before(CALLS, hook, operand)
        .always(CALLS, hook.equals("reading") ? "looked" : "used", operand);
    isReceiverKnown |= operand == Step.THIS;
  }

  private void with(int operand, String hook, String otherwise) {
    if (operand == Step.NONE) {
      plan.leaves();
    } else {
      plan.before(CALLS, operand == Step.THIS ? hook : otherwise, operand);
      isReceiverKnown |= operand == Step.THIS;
    }
  }

  /**
   * What a lock orders, without its keeping others out: that would need to know who has it. Who is
   * refused comes after whoever took it.
   */
  private void lock(Effect.Locks locks) {
    int operand = of(locks.lock());
    isReceiverKnown |= operand == Step.THIS;
    switch (locks.action()) {
      case ACQUIRE -> plan.takes(operand).uses(operand);
      case RELEASE -> plan.before(CALLS, "using", operand).always(CALLS, "changed", operand);
      default -> plan.uses(operand);
    }
  }

  private void waitFor(Source what) {
    int operand = of(what.of());
    if (what.kind() == Source.Kind.SAME && operand != Step.NONE) {
      if (plan.mayGiveUp()) {
        plan.before(CALLS, "asking", operand);
      }
      plan.always(CALLS, "await", operand).always(TASKS, "handBack", operand);
      isReceiverKnown |= operand == Step.THIS;
    } else {
      plan.always(TASKS, "awaitEnds");
    }
  }

  private void run(Effect.Runs runs) {
    int operand = of(runs.what().of());
    boolean isHere = runs.where() == Where.HERE;
    boolean isDirect = runs.what().kind() == Source.Kind.SAME && operand != Step.NONE;
    if (isHere) {
      return;
    }
    runsTask |= operand != Step.THIS;
    plan.mayStart();
    if (isDirect) {
      if (runs.times() == Times.REPEATEDLY) {
        plan.before(TASKS, "handOverInTurn", operand);
      } else {
        plan.handsOver(operand);
      }
    } else {
      plan.before(TASKS, "handOverAll");
    }
    if (runs.where() == Where.HERE_OR_IN_PARALLEL || runs.times() == Times.MANY_AT_ONCE) {
      plan.before(TASKS, "spreading", Step.THIS).always(TASKS, "handBack", operand);
      plan.always(TASKS, "spread", Step.THIS);
    } else if (isDirect && returnsFuture) {
      plan.after(TASKS, "follow", Shape.RESULT, operand);
    }
  }

  /** What is kept apart from a container's elements may be called at any time. */
  private void store(Source what) {
    int operand = of(what.of());
    if (!isContainer && what.kind() == Source.Kind.SAME && operand >= 0) {
      plan.handsOver(operand);
    }
  }

  private void assume(Assumption what) {
    if (what == Assumption.REFLECTION || what == Assumption.NATIVE) {
      plan.before(CALLS, "gap").leaves().always(CALLS, "gap");
    }
  }

  private void planResult(MethodFacts facts) {
    Source source = facts.returns();
    int operand = of(source.of());
    switch (source.kind()) {
      case VIEW, ENTRIES, ENTRY, READ_LOCK, WRITE_LOCK ->
          plan.after(CALLS, "view", Shape.RESULT, operand);
      case UNKNOWN, SHARED, KEPT, ELEMENT, CONSTANTS ->
          plan.after(CALLS, "known", Shape.RESULT, Step.THIS);
      default -> {}
    }
  }
}
