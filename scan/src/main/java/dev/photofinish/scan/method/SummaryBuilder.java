package dev.photofinish.scan.method;

import dev.photofinish.ir.FixedList;
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
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Store;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.Threads;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Collects a method's summary while the method is analysed. */
final class SummaryBuilder {

  /** Of a method that changes more than that, nothing is known to be stable. */
  private static final int MAX_WOBBLY = 100;

  private static final int MAX_STORES = 12;
  private static final int MAX_INVOCATIONS = 20;

  private final Accesses accesses = new Accesses();
  private final Set<MethodKey> callsWithoutLocks = new LinkedHashSet<>();
  private List<MethodKey> sheltered = List.of();
  private List<Passed> passed = List.of();
  private final Set<Path> assigned = new LinkedHashSet<>();
  private final Set<Path> leaked = new LinkedHashSet<>();
  private final Set<Integer> deep = new TreeSet<>();
  private boolean allWobbly;
  private final TakenLocks taken = new TakenLocks();
  private boolean handsItselfOn;
  private final Set<Step.Field> signals = new LinkedHashSet<>();
  private final Set<FieldOrigin> origins = new LinkedHashSet<>();
  private final Set<Store> stores = new LinkedHashSet<>();
  private final Set<Fork> forks = new LinkedHashSet<>();
  private final Set<Invocation> invocations = new LinkedHashSet<>();
  private final Set<Lock.Name> released = new LinkedHashSet<>();

  // What holds at all returns seen so far; null before the first.
  private @Nullable LockSet heldAtReturn;
  private @Nullable LockSet triedAtReturn;
  private @Nullable Threads threadsAtReturn;

  private final Set<Fork> runningAtReturn = new LinkedHashSet<>();

  private Symbols returned = Symbols.NONE;
  private boolean returnsSafe = true;
  private boolean returnsAnything;
  private @Nullable String ownedType;
  private boolean ownedTypeIsKnown = true;

  Accesses accesses() {
    return accesses;
  }

  /** That what is there is replaced. */
  void assigns(Path path) {
    wobbles(path, assigned);
  }

  /** That what is there may have got a second name, and no store says which. */
  void leaks(Path path) {
    wobbles(path, leaked);
  }

  private void wobbles(Path path, Set<Path> how) {
    if (allWobbly || !leadsOn(path)) {
      return;
    } else if (path.isFull()) {
      goesDeep(path);
    } else if (how.add(path) && assigned.size() + leaked.size() > MAX_WOBBLY) {
      allWobble();
    }
  }

  /** Only what leads on can be a proper prefix of what is accessed. */
  private static boolean leadsOn(Path path) {
    return path.length() == 0 || !(path.last() instanceof Step.Field field) || field.leadsOn();
  }

  /** That something happens further away from where the path starts than paths are followed. */
  void goesDeep(Path path) {
    if (path.formal() >= 0) {
      deep.add(path.formal());
    }
  }

  void goDeep(Collection<Path> paths) {
    if (!paths.isEmpty()) {
      paths.forEach(this::goesDeep);
    }
  }

  void allWobble() {
    assigned.clear();
    leaked.clear();
    allWobbly = true;
  }

  boolean allWobbles() {
    return allWobbly;
  }

  TakenLocks taken() {
    return taken;
  }

  /**
   * That it runs the object that it is called on as a task. If it locks that, then only to hand
   * arguments to the task in its fields.
   */
  void handsItselfOn() {
    handsItselfOn = true;
  }

  /** That it uses a field by which threads tell each other how far they are. */
  void signals(Step.Field field) {
    signals.add(field);
  }

  void origins(List<FieldOrigin> found) {
    origins.addAll(found);
  }

  /** Returns whether there was room for it. */
  boolean store(Store store) {
    return stores.contains(store) || (stores.size() < MAX_STORES && stores.add(store));
  }

  void callsWithoutLocks(MethodKey callee) {
    callsWithoutLocks.add(callee);
  }

  void calls(List<MethodKey> shelteredOnly, List<Passed> all) {
    sheltered = shelteredOnly;
    passed = all;
  }

  void fork(Fork fork) {
    forks.add(fork);
  }

  void invokes(Invocation invocation) {
    if (invocations.size() < MAX_INVOCATIONS) {
      invocations.add(invocation);
    }
  }

  void released(Lock.Name name) {
    released.add(name);
  }

  /** Whether a fork may run on when the method returns; also if it never does. */
  boolean mayReturnDuring(Fork fork) {
    return heldAtReturn == null || runningAtReturn.contains(fork);
  }

  /** That the method returns here. */
  void returnsWith(State state, LockSet tried) {
    runningAtReturn.addAll(state.forks());
    heldAtReturn = heldAtReturn == null ? state.locks() : heldAtReturn.meet(state.locks());
    triedAtReturn = triedAtReturn == null ? tried : triedAtReturn.meet(tried);
    threadsAtReturn =
        threadsAtReturn == null || threadsAtReturn == state.threads()
            ? state.threads()
            : Threads.NONE;
  }

  /** That it returns this value. */
  void returnsValue(Symbols value, @Nullable String exactType, boolean safe) {
    returned = returned.union(value);
    returnsAnything = true;
    returnsSafe &= safe;
    if (!value.fresh().isEmpty()) {
      ownedTypeIsKnown &= exactType != null && (ownedType == null || ownedType.equals(exactType));
      ownedType = exactType;
    }
  }

  /**
   * The summary.
   *
   * @param own the lock of a synchronized method, which the JVM gives back
   * @param promised locks that callers hold already
   */
  Summary build(LockSet own, Set<Lock.Name> promised) {
    LockSet acquired =
        heldAtReturn == null ? LockSet.NONE : minus(minus(heldAtReturn, own), promised);
    LockSet tried = triedAtReturn == null ? LockSet.NONE : triedAtReturn;
    return new Summary(
        accesses.all(),
        FixedList.copyOf(assigned),
        FixedList.copyOf(leaked),
        FixedList.copyOf(deep),
        allWobbly,
        accesses.arePartial() || returned.lossy(),
        LockEffect.of(acquired, FixedList.copyOf(released), tried),
        threadsAtReturn == null ? Threads.NONE : threadsAtReturn,
        FixedList.copyOf(taken.all(handsItselfOn)),
        FixedList.copyOf(signals),
        Returned.of(
            forCallers(returned.reached()),
            !returned.fresh().isEmpty(),
            ownedTypeIsKnown ? ownedType : null,
            returnsAnything && returnsSafe),
        FixedList.copyOf(stores),
        FixedList.copyOf(origins),
        FixedList.copyOf(forks),
        FixedList.copyOf(invocations),
        FixedList.copyOf(callsWithoutLocks),
        FixedList.copyOf(sheltered),
        FixedList.copyOf(passed));
  }

  private static FixedList<Reach> forCallers(FixedList<Reach> reached) {
    List<Reach> found = new ArrayList<>(reached.size());
    for (int i = 0; i < reached.size(); i++) {
      if (!(reached.get(i).path().root() instanceof Root.Allocation)) {
        found.add(reached.get(i));
      }
    }
    return FixedList.copyOf(found);
  }

  /** What the method takes itself, besides asking for it, is taken for its callers. */
  private LockSet minus(LockSet held, Set<Lock.Name> promised) {
    LockSet rest = held;
    for (Lock.Name name : promised) {
      rest = taken.has(name) ? rest : rest.minus(name);
    }
    return rest;
  }

  private static LockSet minus(LockSet held, LockSet own) {
    LockSet rest = held;
    for (Lock lock : own.locks()) {
      rest = rest.minus(lock.name());
    }
    return rest;
  }
}
