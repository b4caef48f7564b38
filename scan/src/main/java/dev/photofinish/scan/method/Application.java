package dev.photofinish.scan.method;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockEffect;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Store;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.Threads;
import dev.photofinish.scan.domain.Trace;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Applies the summary of a callee at a call (figure 5 of RacerD, figure 7 of RacerDX). */
final class Application {

  private static final int MAX_TRACE = 16;

  private final Values values;
  private final SummaryBuilder summary;
  private final Conditions conditions;
  private final Recorder recorder;
  private final Stores stores;

  private final ClassModel caller;

  Application(MethodParts parts) {
    this.caller = parts.body().method().owner();
    this.values = parts.values();
    this.summary = parts.summary();
    this.conditions = parts.conditions();
    this.recorder = parts.recorder();
    this.stores = parts.stores();
  }

  /** The state after a call that runs a target on this thread. */
  State apply(Callee.Target target, List<Symbols> actuals, Instruction call, State state) {
    Substitution substitution = new Substitution(values, actuals);
    Summary callee = target.summary();
    State after = applyStores(callee, substitution, state);
    applyAccesses(target, substitution, call, after, null);
    applyWobbly(callee, substitution);
    after = applyLocks(callee.locks(), substitution, call, after);
    for (Fork fork : callee.forks()) {
      summary.fork(fork);
      after = after.afterFork(fork);
    }
    return callee.threads() == Threads.ANY_BUT_MAIN ? after.onThreads(Threads.ANY_BUT_MAIN) : after;
  }

  /** Hands a target to another thread: it has none of this one's locks. */
  State fork(
      Callee.Target target,
      List<Symbols> actuals,
      Instruction call,
      State state,
      Fork fork,
      Threads threads) {
    Substitution substitution = new Substitution(values, actuals);
    State shared = applyStores(target.summary(), substitution, state);
    State other = new State(LockSet.NONE, threads, shared.published(), Set.of());
    applyAccesses(target, substitution, call, other, fork);
    applyWobbly(target.summary(), substitution);
    summary.fork(fork);
    return shared.afterFork(fork);
  }

  private void applyAccesses(
      Callee.Target target,
      Substitution substitution,
      Instruction call,
      State state,
      @Nullable Fork fork) {
    Site site = recorder.site(call);
    Map<Path, List<Reach>> cells = new HashMap<>();
    for (Snapshot access : target.summary().accesses()) {
      if (access.trace().depth() < MAX_TRACE && isForCallers(access, target.method())) {
        List<Reach> here =
            cells.computeIfAbsent(access.path(), path -> cells(path, substitution, state));
        if (!here.isEmpty()) {
          applyAccess(access, here, target.method(), substitution, site, state, fork);
        }
      }
    }
  }

  /**
   * Accesses to static fields concern callers only if nobody else can call the method: otherwise it
   * is an entry itself, and holds fewer locks there.
   */
  private boolean isForCallers(Snapshot access, MethodModel callee) {
    return access.path().root() instanceof Root.Formal
        || callee.isPrivate()
        || callee.isSynthetic()
        || (!callee.isPublic() && callee.owner() == caller);
  }

  private static List<Reach> cells(Path path, Substitution substitution, State state) {
    return path.formal() < 0
        ? List.of(Reach.certain(path))
        : Recorder.cells(substitution.holder(path), path.last(), state);
  }

  private void applyAccess(
      Snapshot access,
      List<Reach> cells,
      MethodModel callee,
      Substitution substitution,
      Site site,
      State state,
      @Nullable Fork fork) {
    LockSet locks =
        Recorder.protecting(state, access.kind()).plus(named(access.locks(), substitution));
    for (Reach cell : cells) {
      summary.accessInCallee(
          new Snapshot(
              cell.path(),
              access.kind(),
              cell.certain() && access.certain(),
              locks,
              access.threads() == Threads.NONE ? state.threads() : access.threads(),
              access.fork() != null ? access.fork() : fork,
              union(state.forks(), access.after()),
              trace(access.trace(), callee, site)));
    }
  }

  private static Set<Fork> union(Set<Fork> one, Set<Fork> other) {
    if (other.isEmpty()) {
      return one;
    } else if (one.isEmpty()) {
      return other;
    }
    Set<Fork> all = new LinkedHashSet<>(one);
    all.addAll(other);
    return all;
  }

  /** Accessors and bridges have no place in a stack: the programmer did not write them. */
  private static Trace trace(Trace inCallee, MethodModel callee, Site call) {
    boolean isMade =
        callee.isSynthetic() && (callee.isBridge() || callee.name().startsWith("access$"));
    if (!isMade) {
      return inCallee.calledFrom(call);
    }
    Trace rest = inCallee.callee();
    return rest == null ? Trace.of(call) : rest.calledFrom(call);
  }

  LockSet named(LockSet locks, Substitution substitution) {
    return locks.map(lock -> named(lock, substitution));
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
    if (effect.equals(LockEffect.NONE)) {
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
    for (Store store : callee.stores()) {
      Symbols value = substitution.value(store.value());
      Path target = store.target();
      after =
          target.formal() < 0
              ? stores.publish(value, target, after, 0)
              : stores.to(substitution.holder(target), target.last(), value, after);
    }
    return after;
  }

  private void applyWobbly(Summary callee, Substitution substitution) {
    if (callee.allWobbly()) {
      summary.allWobble();
    }
    for (Path path : callee.wobbly()) {
      if (path.formal() < 0) {
        summary.wobbles(path);
      } else {
        stores.leak(substitution.value(Reach.certain(path)));
      }
    }
  }
}
