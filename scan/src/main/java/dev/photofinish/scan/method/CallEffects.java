package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Summary;
import org.jspecify.annotations.Nullable;

/** What a call does. */
final class CallEffects {

  private final MethodParts parts;
  private final Calls calls;
  private final Application application;
  private final ModelEffects models;
  private final Runs runs;

  CallEffects(MethodParts parts, Calls calls) {
    this.parts = parts;
    this.calls = calls;
    this.application = new Application(parts);
    this.runs = new Runs(parts, calls, application);
    this.models = new ModelEffects(parts, runs);
  }

  /** The state after a call; null if it never comes back. */
  @Nullable State apply(Invoke call, Block block, State state) {
    Callee callee = calls.resolve(call, parts.values());
    if (callee instanceof Callee.Modelled modelled) {
      return models.apply(modelled.facts(), call, block, state);
    }
    State after = runs.closuresOf(call, block, state);
    if (callee instanceof Callee.Analysed analysed) {
      return applyAll(analysed, call, after);
    }
    return after;
  }

  private State applyAll(Callee.Analysed analysed, Invoke call, State state) {
    State after = null;
    for (Callee.Target target : analysed.targets()) {
      noteLocks(target.method(), target.summary());
      if (state.locks().isEmpty()) {
        parts.summary().callsWithoutLocks(parts.context().keys().of(target.method()));
      }
      State one = application.apply(target, parts.values().actuals(call), call, state);
      after = after == null ? one : after.join(one);
    }
    return after == null ? state : after;
  }

  /** A private method is a part of those that call it. */
  private void noteLocks(MethodModel callee, Summary summary) {
    if (summary.usesLocks()
        && callee.isPrivate()
        && callee.owner() == parts.body().method().owner()) {
      parts.summary().usesLocks();
    }
  }
}
