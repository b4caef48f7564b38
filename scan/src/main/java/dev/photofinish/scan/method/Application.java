package dev.photofinish.scan.method;

import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockEffect;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Store;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.Threads;

/** Applies the summary of a callee at a call (figure 5 of RacerD, figure 7 of RacerDX). */
final class Application {

  private final Values values;
  private final SummaryBuilder summary;
  private final Conditions conditions;
  private final Stores stores;
  private final Handles handles;

  private final CalleeAccesses accesses;
  private final Repetitions repetitions = new Repetitions();

  Application(MethodParts parts, Handles handles) {
    this.handles = handles;
    this.accesses = new CalleeAccesses(parts);
    this.values = parts.values();
    this.summary = parts.summary();
    this.conditions = parts.conditions();
    this.stores = parts.stores();
  }

  /** Forgets what was called, before the method is gone through again. */
  void restart() {
    repetitions.clear();
  }

  /** The state after a call that runs a target on this thread. */
  State apply(Callee.Target target, Arguments actuals, Instruction call, State state) {
    Substitution substitution = new Substitution(values, actuals);
    Summary callee = target.summary();
    State after = applyStores(callee, substitution, state);
    Repetitions.Calls before = repetitions.of(target, actuals);
    if (before.isFirst()) {
      applyWobbly(callee, substitution);
    }
    if (!before.areEnough(after)) {
      boolean makes = target.method().isConstructor();
      accesses.apply(target, substitution, call, makes ? state : after, null);
    }
    after = applyLocks(callee.locks(), substitution, call, after);
    FixedList<Fork> forks = callee.forks();
    for (int i = 0; i < forks.size(); i++) {
      summary.fork(forks.get(i));
      after = forks.get(i).joined() ? after : after.afterFork(forks.get(i));
    }
    return callee.threads() == Threads.ANY_BUT_MAIN ? after.onThreads(Threads.ANY_BUT_MAIN) : after;
  }

  /** Hands a target to another thread: it has none of this one's locks. */
  State fork(
      Callee.Target target,
      Arguments actuals,
      Instruction call,
      State state,
      Fork fork,
      Threads threads) {
    Substitution substitution = new Substitution(values, actuals);
    State shared = applyStores(target.summary(), substitution, state);
    State other =
        new State(LockSet.NONE, threads, shared.published(), shared.forks(), state.when());
    accesses.apply(target, substitution, call, other, fork);
    applyWobbly(target.summary(), substitution);
    summary.fork(fork);
    return applyJoined(target.summary(), fork, shared.afterFork(fork));
  }

  /** What a task waits for runs as long as the task, as far as others can tell. */
  private State applyJoined(Summary task, Fork fork, State state) {
    State after = state;
    for (Fork inner : task.forks()) {
      if (inner.joined()) {
        Fork running = inner.withJoined(false);
        handles.isPartOf(running, fork);
        summary.fork(running);
        after = after.afterFork(running);
      }
    }
    return after;
  }

  static LockSet named(LockSet locks, Substitution substitution) {
    return locks.isEmpty() ? locks : locks.map(lock -> named(lock, substitution));
  }

  /** A lock of the callee, by the caller's name for it. */
  private static Lock named(Lock lock, Substitution substitution) {
    Path path = lock.path();
    if (path == null) {
      return lock.name() instanceof Lock.OfClass ? lock : lock.unnamed();
    }
    Path here = substitution.value(Reach.certain(path)).onlyPath();
    return here == null ? lock.unnamed() : lock.at(here);
  }

  private State applyLocks(
      LockEffect effect, Substitution substitution, Instruction call, State state) {
    if (effect.isNone()) {
      return state;
    }
    LockSet held = state.locks();
    for (Lock.Name name : effect.released()) {
      Lock.Name here = named(new Lock(name, Lock.Mode.EXCLUSIVE), substitution).name();
      if (!held.holds(here)) {
        summary.released(here);
      }
      held = held.minus(here);
    }
    if (call instanceof Invoke invoke && !effect.ifTrue().isEmpty()) {
      LockSet tried = named(effect.ifTrue(), substitution);
      invoke.result().ifPresent(result -> conditions.tries(result, tried));
    }
    return state.withLocks(held.plus(named(effect.acquired(), substitution)));
  }

  private State applyStores(Summary callee, Substitution substitution, State state) {
    State after = state;
    FixedList<Store> all = callee.stores();
    for (int i = 0; i < all.size(); i++) {
      Store store = all.get(i);
      Symbols holder = substitution.holder(store.target());
      Symbols value = substitution.value(store.value());
      after = stores.to(holder, store.target().last(), value, after);
    }
    return after;
  }

  private void applyWobbly(Summary callee, Substitution substitution) {
    if (callee.allWobbly()) {
      summary.allWobble();
    }
    if (summary.allWobbles()) {
      return;
    }
    for (int i = 0; i < callee.assigned().size(); i++) {
      applyAssigned(callee.assigned().get(i), substitution);
    }
    for (int i = 0; i < callee.leaked().size(); i++) {
      stores.leak(substitution.value(Reach.certain(callee.leaked().get(i))));
    }
    for (int i = 0; i < callee.deep().size(); i++) {
      stores.goesDeep(substitution.actual(callee.deep().get(i)));
    }
  }

  /** Only what paths lead to can wobble, and none has led into an object of the method's own. */
  private void applyAssigned(Path path, Substitution substitution) {
    Symbols holder = substitution.holder(path);
    if (holder.lossy()) {
      summary.allWobble();
    }
    summary.goDeep(holder.ends());
    FixedList<Reach> cells = holder.plus(path.last());
    for (int i = 0; i < cells.size(); i++) {
      summary.assigns(cells.get(i).path());
    }
  }
}
