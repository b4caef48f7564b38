package dev.photofinish.scan.store;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.AccessFacts;
import dev.photofinish.scan.domain.Condition;
import dev.photofinish.scan.domain.FieldOrigin;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Invocation;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockEffect;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Passed;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Returned;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Store;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.TakenLock;
import dev.photofinish.scan.domain.Threads;
import dev.photofinish.scan.domain.Trace;
import dev.photofinish.scan.domain.When;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Small summaries, made by hand, that have everything that a summary can have. */
final class Examples {

  static final MethodKey RUN = new MethodKey("acme/Job", "run", "()V");
  static final MethodKey START = new MethodKey("acme/Job", "start", "(I)V");

  static final Step.Field PLAIN = new Step.Field("acme/Job", "done", Step.Nature.PLAIN, false);
  static final Step.Field FINAL = new Step.Field("acme/Job", "next", Step.Nature.FINAL, true);
  static final Step.Field CONFINED = new Step.Field("acme/Job", "ui", Step.Nature.CONFINED, true);
  static final Step.Field VOLATILE =
      new Step.Field("acme/Job", "stopped", Step.Nature.VOLATILE, false);

  static final Step.Field SAFE = new Step.Field("acme/Job", "pool", Step.Nature.SAFE, true);

  static final Site CALL = new Site(START, 300, 12);
  static final Site ACCESS = new Site(RUN, 4, 0);
  static final Trace TRACE = Trace.of(ACCESS).calledFrom(CALL);

  static final Fork FORK = new Fork(CALL, RUN, true, SAFE, false, true);
  static final Fork OTHER_FORK = new Fork(ACCESS, START, false, null, true, false);

  static final List<Root> ROOTS =
      List.of(Root.GLOBAL, Root.Formal.of(0), Root.Formal.of(200), new Root.Allocation(CALL, true));
  static final List<Step> STEPS = List.of(PLAIN, FINAL, CONFINED, VOLATILE, SAFE, Step.ELEMENT);
  static final Path LONG = path(Root.Formal.of(0), FINAL, Step.ELEMENT, FINAL, SAFE, PLAIN);

  static final List<Lock.Name> LOCK_NAMES =
      List.of(
          new Lock.Monitor(Path.ofFormal(0)),
          new Lock.Explicit(path(Root.GLOBAL, CONFINED)),
          new Lock.OfClass("acme/Job"),
          Lock.SOME,
          new Lock.Own(7));

  static final List<FieldOrigin.Origin> ORIGINS =
      List.of(
          new FieldOrigin.Made("java/lang/Object"),
          FieldOrigin.Plain.SAFE,
          FieldOrigin.Plain.SERIAL,
          new FieldOrigin.HalfOf(FINAL, Lock.Mode.SHARED),
          new FieldOrigin.Closure(CALL.method()),
          FieldOrigin.Plain.NOTHING,
          FieldOrigin.Plain.UNKNOWN);

  static final When WHEN = when(new Condition(2, true, -1), new Condition(200, false, 0));

  private Examples() {}

  static Path path(Root root, Step... steps) {
    Path path = Path.of(root);
    for (Step step : steps) {
      path = Objects.requireNonNull(path.plus(step));
    }
    return path;
  }

  static When when(Condition... conditions) {
    When when = When.ANY;
    for (Condition condition : conditions) {
      when = when.and(condition);
    }
    return when;
  }

  /** Two methods; all kinds of things are in the second. */
  static Map<MethodKey, Summary> batch() {
    return Map.of(RUN, Summary.EMPTY, START, full());
  }

  static Summary full() {
    return new Summary(
        FixedList.copyOf(accesses()),
        FixedList.copyOf(ROOTS.stream().map(root -> path(root, CONFINED)).toList()),
        FixedList.copyOf(ROOTS.stream().map(root -> path(root, SAFE)).toList()),
        FixedList.copyOf(List.of(0, 200)),
        true,
        true,
        new LockEffect(
            held(Lock.Mode.SHARED), FixedList.copyOf(LOCK_NAMES), held(Lock.Mode.OPTIMISTIC)),
        Threads.ANY_BUT_MAIN,
        FixedList.copyOf(LOCK_NAMES.stream().map(name -> new TakenLock(name, CALL)).toList()),
        FixedList.copyOf(List.of(VOLATILE)),
        new Returned(FixedList.of(Reach.uncertain(LONG)), true, "acme/Job", true),
        FixedList.copyOf(List.of(new Store(LONG, Reach.certain(Path.ofFormal(1))))),
        FixedList.copyOf(ORIGINS.stream().map(origin -> new FieldOrigin(PLAIN, origin)).toList()),
        FixedList.copyOf(List.of(FORK, OTHER_FORK)),
        FixedList.copyOf(List.of(invocation(FORK, Set.of(FORK)), invocation(null, Set.of()))),
        FixedList.copyOf(List.of(RUN)),
        FixedList.copyOf(List.of(RUN)),
        FixedList.copyOf(List.of(new Passed(RUN, 2, Passed.MADE), new Passed(RUN, 0, 1))));
  }

  static Summary withAssigned(List<Path> paths) {
    return summary(List.of(), paths, List.of());
  }

  static Summary withForks(List<Fork> forks) {
    return summary(List.of(), List.of(), forks);
  }

  /** With an access that comes after some forks. */
  static Summary after(Set<Fork> forks) {
    AccessFacts facts =
        new AccessFacts(LONG, AccessKind.READ, true, LockSet.NONE, Threads.NONE, null, forks);
    return summary(List.of(new Snapshot(facts, List.of(TRACE))), List.of(), List.of());
  }

  /** With an access that happens only for some arguments. */
  static Summary when(When when) {
    AccessFacts facts =
        new AccessFacts(LONG, AccessKind.READ, true, LockSet.NONE, Threads.NONE, null, Set.of());
    return summary(List.of(new Snapshot(facts, when, List.of(TRACE))), List.of(), List.of());
  }

  private static Summary summary(List<Snapshot> accesses, List<Path> assigned, List<Fork> forks) {
    Summary empty = Summary.EMPTY;
    return new Summary(
        FixedList.copyOf(accesses),
        FixedList.copyOf(assigned),
        FixedList.of(),
        FixedList.of(),
        false,
        false,
        empty.locks(),
        empty.threads(),
        empty.taken(),
        FixedList.of(),
        empty.returned(),
        FixedList.of(),
        FixedList.of(),
        FixedList.copyOf(forks),
        FixedList.of(),
        FixedList.of(),
        FixedList.of(),
        FixedList.of());
  }

  private static List<Snapshot> accesses() {
    AccessFacts first =
        new AccessFacts(LONG, AccessKind.WRITE, true, LockSet.NONE, Threads.NONE, null, Set.of());
    AccessFacts second =
        new AccessFacts(
            path(Root.GLOBAL, PLAIN),
            AccessKind.READ,
            false,
            held(Lock.Mode.EXCLUSIVE),
            Threads.ANY,
            FORK,
            Set.of(FORK, OTHER_FORK));
    return List.of(
        new Snapshot(first, WHEN, List.of(TRACE)),
        new Snapshot(second, List.of(Trace.of(CALL), TRACE)));
  }

  private static LockSet held(Lock.Mode mode) {
    return new LockSet(LOCK_NAMES.stream().map(name -> new Lock(name, mode)).toList());
  }

  private static Invocation invocation(@Nullable Fork fork, Set<Fork> after) {
    return new Invocation(
        Reach.certain(Path.ofFormal(1)), CALL, held(Lock.Mode.SHARED), Threads.ANY, fork, after);
  }
}
