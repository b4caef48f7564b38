package dev.photofinish.scan.method;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.AccessFacts;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Threads;
import dev.photofinish.scan.domain.Trace;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes the accesses of a callee accesses of the caller: equation (F) of figure 5 of RacerD. This
 * is where a scan spends most of its time, so what many accesses have in common is done once.
 */
final class CalleeAccesses {

  private static final int MAX_TRACE = 10;

  private final ClassModel caller;
  private final SummaryBuilder summary;
  private final Recorder recorder;

  CalleeAccesses(MethodParts parts) {
    this.caller = parts.body().method().owner();
    this.summary = parts.summary();
    this.recorder = parts.recorder();
  }

  void apply(
      Callee.Target target,
      Substitution substitution,
      Instruction call,
      State state,
      @Nullable Fork fork) {
    List<Snapshot> accesses = target.summary().accesses();
    if (accesses.isEmpty()) {
      return;
    }
    Site site = recorder.site(call);
    boolean isMade = isMadeByCompiler(target.method());
    Pass pass = new Pass(substitution, state, fork);
    for (int i = 0; i < accesses.size() && summary.hasRoom(); i++) {
      Snapshot access = accesses.get(i);
      if (access.trace().depth() < MAX_TRACE && concernsCallers(access, target.method())) {
        for (AccessFacts facts : pass.factsHere(access.facts())) {
          summary.accessInCallee(facts, access.trace(), trace -> called(trace, site, isMade));
        }
      }
    }
  }

  /**
   * Accesses to static fields concern callers only if nobody else can call the method: otherwise it
   * is an entry itself, and holds fewer locks there.
   */
  private boolean concernsCallers(Snapshot access, MethodModel callee) {
    return access.path().root() instanceof Root.Formal
        || callee.isPrivate()
        || callee.isSynthetic()
        || (!callee.isPublic() && callee.owner() == caller);
  }

  private static boolean isMadeByCompiler(MethodModel callee) {
    return callee.isSynthetic() && (callee.isBridge() || callee.name().startsWith("access$"));
  }

  /** Accessors and bridges have no place in a stack: the programmer did not write them. */
  private static Trace called(Trace inCallee, Site call, boolean isMade) {
    if (!isMade) {
      return inCallee.calledFrom(call);
    }
    Trace rest = inCallee.callee();
    return rest == null ? Trace.of(call) : rest.calledFrom(call);
  }

  /** One pass over the accesses of a callee. Facts that are the same object are done once. */
  private static final class Pass {
    private final Substitution substitution;
    private final State state;
    private final @Nullable Fork fork;
    private final boolean plain;
    private final IdentityHashMap<AccessFacts, List<AccessFacts>> done = new IdentityHashMap<>();

    Pass(Substitution substitution, State state, @Nullable Fork fork) {
      this.substitution = substitution;
      this.state = state;
      this.fork = fork;
      this.plain =
          fork == null
              && state.locks().isEmpty()
              && state.threads() == Threads.NONE
              && state.forks().isEmpty();
    }

    /** The facts as the caller sees them: one for each path that the callee's may be. */
    List<AccessFacts> factsHere(AccessFacts inCallee) {
      List<AccessFacts> known = done.get(inCallee);
      if (known == null) {
        known = find(inCallee);
        done.put(inCallee, known);
      }
      return known;
    }

    private List<AccessFacts> find(AccessFacts inCallee) {
      Path path = inCallee.path();
      if (path.formal() < 0 || substitution.isSameAs(path.formal())) {
        return List.of(factsAt(path, inCallee.certain(), inCallee));
      }
      Symbols holder = substitution.holder(path);
      if (holder.isEmpty()) {
        return List.of();
      }
      List<Reach> cells = Recorder.cells(holder, path.last(), state);
      List<AccessFacts> facts = new ArrayList<>(cells.size());
      for (Reach cell : cells) {
        facts.add(factsAt(cell.path(), cell.certain() && inCallee.certain(), inCallee));
      }
      return facts;
    }

    private AccessFacts factsAt(Path path, boolean certain, AccessFacts inCallee) {
      LockSet inner = Application.named(inCallee.locks(), substitution);
      if (plain
          && path.equals(inCallee.path())
          && certain == inCallee.certain()
          && inner.equals(inCallee.locks())) {
        return inCallee;
      }
      LockSet locks = Recorder.protecting(state, inCallee.kind()).plus(inner);
      return new AccessFacts(
          path,
          inCallee.kind(),
          certain,
          locks,
          inCallee.threads() == Threads.NONE ? state.threads() : inCallee.threads(),
          inCallee.fork() != null ? inCallee.fork() : fork,
          union(state.forks(), inCallee.after()));
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
  }
}
