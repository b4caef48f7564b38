package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Summary;
import org.jspecify.annotations.Nullable;

/** What a call does. */
final class CallEffects {

  private final MethodParts parts;
  private final Calls calls;
  private final Application application;
  private final ModelEffects models;
  private final Runs runs;
  private final Waits waits;
  private final PassedObjects made;

  CallEffects(MethodParts parts, Calls calls) {
    this.parts = parts;
    this.calls = calls;
    this.waits = new Waits(parts, calls);
    this.application = new Application(parts, waits.handles());
    this.runs = new Runs(parts, calls, application, waits);
    this.made = new PassedObjects(parts);
    this.models = new ModelEffects(parts, runs, waits);
  }

  void restart() {
    application.restart();
  }

  /** What can be said only when the whole method was seen. */
  void finish() {
    parts.summary().calls(made.sheltered(), made.all());
  }

  Waits waits() {
    return waits;
  }

  /** The state after a call; null if it never comes back. */
  @Nullable State apply(Invoke call, Block block, State state) {
    State after = run(call, block, state);
    if (after != null && call.result().isPresent()) {
      made.born(call.result().get().id(), after);
    }
    return after;
  }

  /** What follows from making an object. */
  State make(int object, State state) {
    made.born(object, state);
    return state.renew(object);
  }

  private @Nullable State run(Invoke call, Block block, State state) {
    Calls.Resolved resolved = calls.resolved(call, parts.values());
    made.note(resolved, call, block, state);
    Callee callee = resolved.callee();
    if (callee instanceof Callee.Analysed analysed) {
      return applyAll(analysed, call, block, state);
    }
    noteSignal(call);
    if (callee instanceof Callee.Modelled modelled) {
      return models.apply(modelled.facts(), call, block, state);
    }
    return runs.unknownCall(call, runs.closuresOf(call, state));
  }

  /** Atomic objects are known by the fields they are in; an object may be one itself. */
  private void noteSignal(Invoke call) {
    if (call.kind() != CallKind.STATIC
        && parts.context().library().type(call.method().owner()).isAtomic()) {
      for (Reach reach : parts.values().of(call.operand(0)).reached()) {
        Path path = reach.path();
        if (path.length() == 0) {
          parts.summary().signals(Fields.itself(call.method().owner()));
        } else if (path.last() instanceof Step.Field field) {
          parts.summary().signals(field);
        }
      }
    }
  }

  private State applyAll(Callee.Analysed analysed, Invoke call, Block block, State state) {
    State after = null;
    for (int i = 0; i < analysed.targets().size(); i++) {
      State one = apply(analysed.targets().get(i), call, block, state);
      after = after == null ? one : after.join(one);
    }
    return after == null ? state : after;
  }

  private State apply(Callee.Target target, Invoke call, Block block, State state) {
    noteLocks(target, call);
    if (!target.method().isPublic() && state.locks().isEmpty() && !isOnOwn(call, state)) {
      parts.summary().callsWithoutLocks(MethodKey.of(target.method()));
    }
    Arguments actuals = parts.values().actuals(call);
    State before =
        target.summary().invocations().isEmpty()
            ? runs.closuresOf(call, state)
            : runs.applyInvocations(
                target, new Substitution(parts.values(), actuals), call, block, state);
    return application.apply(target, actuals, call, before);
  }

  /** Whether a call is on an object that nobody else knows. */
  private boolean isOnOwn(Invoke call, State state) {
    if (call.kind() == CallKind.STATIC) {
      return false;
    }
    Symbols receiver = parts.values().of(call.operand(0));
    if (parts.body().method().isConstructor() && state.forks().isEmpty()) {
      return isOnlyInThis(receiver, state);
    }
    return !receiver.fresh().isEmpty() && receiver.reached().isEmpty() && !state.isKnown(receiver);
  }

  /** Whether a constructor's object is the only way to a value, if it is not that object itself. */
  private static boolean isOnlyInThis(Symbols value, State state) {
    boolean made = !value.fresh().isEmpty();
    return value.reached().stream().allMatch(reach -> isInThis(reach.path(), made))
        && value.fresh().stream()
            .flatMap(object -> state.pathsOf(object).stream())
            .allMatch(path -> isInThis(path, true));
  }

  private static boolean isInThis(Path path, boolean further) {
    return path.formal() == 0 && (further || path.length() == 0);
  }

  /** What follows from keeping a value for later. */
  State putAway(Symbols value, Instruction at, State state) {
    return value.fresh().isEmpty() ? state : runs.putAway(value, at, state);
  }

  /**
   * A private method is a part of those that call it. If it leaves a lock to its caller, or runs
   * the caller's code, it is the caller who takes it.
   */
  private void noteLocks(Callee.Target target, Invoke call) {
    MethodModel callee = target.method();
    if (callee.isPrivate() && callee.owner() == parts.body().method().owner()) {
      Summary summary = target.summary();
      TakenLocks taken = parts.summary().taken();
      if (summary.locks().isNone() && summary.invocations().isEmpty()) {
        taken.addAll(summary);
      } else {
        taken.addAll(summary, parts.recorder().site(call));
      }
    }
  }
}
