package dev.photofinish.scan.method;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.Instruction;
import dev.photofinish.scan.domain.AccessFacts;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Step;

/** Records a method's own accesses. */
final class Recorder {

  private final MethodKey method;
  private final Accesses accesses;

  Recorder(MethodKey method, Accesses accesses) {
    this.method = method;
    this.accesses = accesses;
  }

  Site site(Instruction instruction) {
    return new Site(method, instruction.index(), instruction.line());
  }

  /** An access to a field, or to the contents, of what a value may be. */
  void access(Symbols base, Step step, AccessKind kind, Instruction at, State state) {
    if (base.lossy()) {
      accesses.lackSome();
    }
    if (base.isEmpty()) {
      return;
    }
    FixedList<Reach> cells = cells(base, step, state);
    for (int i = 0; i < cells.size(); i++) {
      record(cells.get(i), kind, at, state);
    }
  }

  /** An access to a static field. */
  void access(Path path, AccessKind kind, Instruction at, State state) {
    record(Reach.certain(path), kind, at, state);
  }

  /** The paths to a field, or the contents: of own objects only those by which others know them. */
  static FixedList<Reach> cells(Symbols base, Step step, State state) {
    FixedList<Reach> reached = base.plus(step);
    if (base.fresh().isEmpty() || state.published().isEmpty()) {
      return reached;
    }
    Symbols found = Symbols.of(reached);
    for (int object : base.fresh()) {
      for (Path path : state.pathsOf(object)) {
        Path cell = path.plus(step);
        if (cell != null) {
          found = found.union(Symbols.of(Reach.uncertain(cell)));
        }
      }
    }
    return found.reached();
  }

  private void record(Reach reach, AccessKind kind, Instruction at, State state) {
    AccessFacts facts =
        new AccessFacts(
            reach.path(),
            kind,
            reach.certain(),
            protecting(state, kind),
            state.threads(),
            null,
            state.forks());
    accesses.own(facts, state.when(), site(at));
  }

  /** The locks that are of use for an access. */
  static LockSet protecting(State state, AccessKind kind) {
    LockSet held = state.locks();
    if (held.isEmpty()) {
      return held;
    }
    for (Lock lock : held.locks()) {
      if (!protects(lock, state, kind)) {
        return new LockSet(
            held.locks().stream().filter(each -> protects(each, state, kind)).toList());
      }
    }
    return held;
  }

  /** Writing is not protected by reading optimistically, and nothing by a lock nobody knows. */
  private static boolean protects(Lock lock, State state, AccessKind kind) {
    boolean optimisticWrite = kind == AccessKind.WRITE && lock.mode() == Lock.Mode.OPTIMISTIC;
    boolean unknown = lock.name() instanceof Lock.Own own && state.pathsOf(own.object()).isEmpty();
    return !optimisticWrite && !unknown;
  }
}
