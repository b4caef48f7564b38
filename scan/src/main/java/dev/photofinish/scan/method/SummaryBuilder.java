package dev.photofinish.scan.method;

import dev.photofinish.scan.domain.AccessFacts;
import dev.photofinish.scan.domain.FieldOrigin;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Invocation;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockEffect;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Returned;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Store;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.Threads;
import dev.photofinish.scan.domain.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Collects a method's summary while the method is analysed. */
final class SummaryBuilder {

  /** Of what callees access, so many are kept: the nearest come first. */
  private static final int MAX_FROM_CALLEES = 150;

  /** Of accesses in callees that differ only by their places, so many are kept. */
  private static final int MAX_ALIKE = 2;

  private static final int MAX_WOBBLY = 2_000;
  private static final int MAX_STORES = 50;
  private static final int MAX_INVOCATIONS = 20;

  /** What makes two accesses the same: of these, the first is kept. */
  private record Key(AccessFacts facts, Site site) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && site.equals(key.site) && facts.equals(key.facts);
    }

    @Override
    public int hashCode() {
      return 31 * facts.hashCode() + site.hashCode();
    }
  }

  private final Map<Key, Snapshot> accesses = new LinkedHashMap<>();
  private final Map<AccessFacts, Integer> alike = new HashMap<>();
  private int fromCallees;
  private final Set<MethodKey> callsWithoutLocks = new LinkedHashSet<>();
  private final Set<Path> wobbly = new LinkedHashSet<>();
  private boolean allWobbly;
  private boolean usesLocks;
  private final Set<FieldOrigin> origins = new LinkedHashSet<>();
  private final Set<Store> stores = new LinkedHashSet<>();
  private final Set<Fork> forks = new LinkedHashSet<>();
  private final Set<Invocation> invocations = new LinkedHashSet<>();
  private final List<Lock.Name> released = new ArrayList<>();

  // What holds at all returns seen so far; null before the first.
  private @Nullable LockSet heldAtReturn;
  private @Nullable LockSet triedAtReturn;
  private @Nullable Threads threadsAtReturn;

  private Symbols returned = Symbols.NONE;
  private boolean returnsSafe = true;
  private boolean returnsAnything;
  private @Nullable String ownedType;
  private boolean ownedTypeIsKnown = true;

  void access(Snapshot snapshot) {
    accesses.putIfAbsent(new Key(snapshot.facts(), snapshot.site()), snapshot);
  }

  /** Whether more accesses of callees are of interest. */
  boolean hasRoom() {
    return fromCallees < MAX_FROM_CALLEES;
  }

  /** An access in a callee, with the facts as this method sees them. */
  void accessInCallee(AccessFacts facts, Trace inCallee, UnaryOperator<Trace> trace) {
    Key key = new Key(facts, inCallee.access());
    if (hasRoom() && !accesses.containsKey(key) && isNew(facts)) {
      accesses.put(key, new Snapshot(facts, trace.apply(inCallee)));
      fromCallees++;
    }
  }

  private boolean isNew(AccessFacts facts) {
    return alike.merge(facts, 1, Integer::sum) <= MAX_ALIKE;
  }

  void callsWithoutLocks(MethodKey callee) {
    callsWithoutLocks.add(callee);
  }

  void wobbles(Path path) {
    if (wobbly.size() < MAX_WOBBLY) {
      wobbly.add(path);
    } else {
      allWobbly = true;
    }
  }

  void allWobble() {
    allWobbly = true;
  }

  void usesLocks() {
    usesLocks = true;
  }

  void origin(FieldOrigin origin) {
    origins.add(origin);
  }

  void store(Store store) {
    if (stores.size() < MAX_STORES) {
      stores.add(store);
    }
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

  /** That the method returns here. */
  void returnsWith(State state, LockSet tried) {
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

  Summary build(LockSet own) {
    LockSet acquired = heldAtReturn == null ? LockSet.NONE : minus(heldAtReturn, own);
    LockSet tried = triedAtReturn == null ? LockSet.NONE : triedAtReturn;
    return new Summary(
        new ArrayList<>(accesses.values()),
        wobbly,
        allWobbly,
        new LockEffect(acquired, released, tried),
        threadsAtReturn == null ? Threads.NONE : threadsAtReturn,
        usesLocks,
        new Returned(
            returned.reached().stream().filter(SummaryBuilder::meansSomethingToCallers).toList(),
            !returned.fresh().isEmpty(),
            ownedTypeIsKnown ? ownedType : null,
            returnsAnything && returnsSafe),
        new ArrayList<>(stores),
        new ArrayList<>(origins),
        new ArrayList<>(forks),
        new ArrayList<>(invocations),
        new ArrayList<>(callsWithoutLocks));
  }

  private static boolean meansSomethingToCallers(Reach reach) {
    return !(reach.path().root() instanceof Root.Allocation);
  }

  /** The lock of a synchronized method is given back by the JVM. */
  private static LockSet minus(LockSet held, LockSet own) {
    LockSet rest = held;
    for (Lock lock : own.locks()) {
      rest = rest.minus(lock.name());
    }
    return rest;
  }
}
