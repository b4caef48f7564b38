package dev.photofinish.scan.method;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.AccessFacts;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Threads;
import dev.photofinish.scan.domain.When;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes the accesses of a callee accesses of the caller: equation (F) of figure 5 of RacerD. This
 * is where a scan spends most of its time, so facts that are the same for both are shared.
 */
final class CalleeAccesses {

  private final ClassModel caller;
  private final Accesses accesses;
  private final Recorder recorder;

  CalleeAccesses(MethodParts parts) {
    this.caller = parts.body().method().owner();
    this.accesses = parts.summary().accesses();
    this.recorder = parts.recorder();
  }

  void apply(
      Callee.Target target,
      Substitution substitution,
      Instruction call,
      State state,
      @Nullable Fork fork) {
    FixedList<Snapshot> all = target.summary().accesses();
    if (target.summary().partial()) {
      accesses.lackSome();
    }
    if (all.isEmpty() || accesses.areFull()) {
      return;
    }
    Pass pass = new Pass(target.method(), substitution, recorder.site(call), state, fork);
    boolean withStatics = concernStaticsCallers(target.method());
    for (int i = 0; i < all.size(); i++) {
      Snapshot access = all.get(i);
      boolean concerns = withStatics || access.path().formal() >= 0;
      if (concerns && accesses.hasRoom(access.trace().depth())) {
        pass.apply(access);
      } else if (concerns) {
        accesses.lackSome();
      }
    }
  }

  /**
   * Accesses to static fields concern callers only if nobody else can call the method: otherwise it
   * is an entry itself, and holds fewer locks there.
   */
  private boolean concernStaticsCallers(MethodModel callee) {
    return callee.isPrivate()
        || callee.isSynthetic()
        || (!callee.isPublic() && callee.owner() == caller);
  }

  /** One pass over the accesses of a callee. */
  private final class Pass {
    private final boolean isMade;
    private final Substitution substitution;
    private final Site call;
    private final State state;
    private final @Nullable Fork fork;
    private final LockSet forReading;
    private final LockSet forWriting;

    /** Whether nothing but the path can differ between caller and callee. */
    private final boolean plain;

    // Many accesses in a row hold the same locks.
    private LockSet lastInCallee = LockSet.NONE;
    private LockSet lastHere = LockSet.NONE;
    private When lastWhenInCallee = When.ANY;
    private @Nullable When lastWhenHere;

    // And come after the same forks.
    private Set<Fork> lastAfterInCallee = Set.of();
    private Set<Fork> lastAfterHere;

    Pass(
        MethodModel callee,
        Substitution substitution,
        Site call,
        State state,
        @Nullable Fork fork) {
      this.isMade =
          callee.isSynthetic() && (callee.isBridge() || callee.name().startsWith("access$"));
      this.substitution = substitution;
      this.call = call;
      this.state = state;
      this.lastWhenHere = state.when();
      this.fork = fork;
      this.forReading = Recorder.protecting(state, AccessKind.READ);
      this.forWriting = Recorder.protecting(state, AccessKind.WRITE);
      this.plain =
          fork == null
              && state.locks().isEmpty()
              && state.threads() == Threads.NONE
              && state.forks().isEmpty();
      this.lastAfterHere = state.forks();
    }

    /** Adds one access for each path that the callee's may be, if it happens at all. */
    void apply(Snapshot access) {
      When when = here(access.when());
      if (when == null) {
        return;
      }
      Path path = access.path();
      if (path.formal() < 0) {
        add(access, when, path, true);
        return;
      }
      Symbols actual = substitution.actual(path.formal());
      if (!actual.fresh().isEmpty()) {
        if (state.published().isEmpty() && substitution.isPrivate(path.formal())) {
          return;
        }
        Symbols holder = substitution.holder(path, state);
        noteLoss(holder);
        for (Reach cell : Recorder.cells(holder, path.last(), state)) {
          add(access, when, cell.path(), cell.certain());
        }
        return;
      }
      noteLoss(actual);
      for (int i = 0; i < actual.reached().size(); i++) {
        Reach reach = actual.reached().get(i);
        Path here = reach.path().plus(path, path.length());
        if (here != null) {
          add(access, when, here, reach.certain());
        }
      }
    }

    private void noteLoss(Symbols base) {
      if (base.lossy()) {
        accesses.lackSome();
      }
    }

    private void add(Snapshot access, When when, Path path, boolean certain) {
      accesses.inCallee(factsAt(path, certain, access.facts()), when, access, call, isMade);
    }

    private AccessFacts factsAt(Path path, boolean certain, AccessFacts inCallee) {
      LockSet inner = here(inCallee.locks());
      boolean both = certain && inCallee.certain();
      if (plain
          && path.equals(inCallee.path())
          && both == inCallee.certain()
          && inner.equals(inCallee.locks())) {
        return inCallee;
      }
      LockSet outer = inCallee.fork() == null ? held(inCallee.kind()) : LockSet.NONE;
      return new AccessFacts(
          path,
          inCallee.kind(),
          both,
          outer.plus(inner),
          inCallee.threads() == Threads.NONE ? state.threads() : inCallee.threads(),
          forkOf(inCallee),
          after(inCallee.after()));
    }

    private Set<Fork> after(Set<Fork> inCallee) {
      if (!inCallee.equals(lastAfterInCallee)) {
        lastAfterInCallee = inCallee;
        lastAfterHere = State.union(state.forks(), fork == null ? inCallee : running(inCallee));
      }
      return lastAfterHere;
    }

    /** What a task waits for is over with the task, and not before. */
    private @Nullable Fork forkOf(AccessFacts inCallee) {
      Fork inner = inCallee.fork();
      if (inner == null) {
        return fork;
      }
      return fork == null ? inner : inner.withJoined(false);
    }

    private static Set<Fork> running(Set<Fork> forks) {
      return Fork.all(forks, each -> each.withJoined(false));
    }

    /** The callee's conditions, and the caller's; null if they cannot hold. */
    private @Nullable When here(When inCallee) {
      if (!inCallee.equals(lastWhenInCallee)) {
        lastWhenInCallee = inCallee;
        lastWhenHere = substitution.when(inCallee, state.when());
      }
      return lastWhenHere;
    }

    private LockSet held(AccessKind kind) {
      return kind == AccessKind.WRITE ? forWriting : forReading;
    }

    /** The callee's locks by the caller's names. */
    private LockSet here(LockSet inCallee) {
      if (!inCallee.equals(lastInCallee)) {
        lastInCallee = inCallee;
        lastHere = Application.named(inCallee, substitution);
      }
      return lastHere;
    }
  }
}
