package dev.photofinish.scan.method;

import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.TakenLock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the locks that a method takes, itself or in private methods that are a part of it. */
final class TakenLocks {

  /** Of locks on other objects, so many are remembered. */
  private static final int MAX_OTHERS = 4;

  /** What is told apart: a lock says most of the method that takes it. */
  private record Key(Lock.Name name, MethodKey method) {}

  private final Map<Key, TakenLock> taken = new LinkedHashMap<>();
  private final Set<Lock.Name> names = new HashSet<>();
  private int others;

  void add(Lock.Name name, Site site) {
    add(new TakenLock(name instanceof Lock.Unnamed ? Lock.SOME : name, site));
  }

  boolean has(Lock.Name name) {
    return names.contains(name);
  }

  void addAll(Summary callee) {
    callee.taken().forEach(lock -> add(lock.forCaller()));
  }

  /** The same, as taken at a place in the caller. */
  void addAll(Summary callee, Site site) {
    callee.taken().forEach(lock -> add(new TakenLock(lock.forCaller().name(), site)));
  }

  private void add(TakenLock lock) {
    Key key = new Key(lock.name(), lock.site().method());
    boolean other = !lock.isOfClass() && !lock.isOfFirst();
    if ((!other || others < MAX_OTHERS) && taken.putIfAbsent(key, lock) == null) {
      names.add(lock.name());
      others += other ? 1 : 0;
    }
  }

  /** All, or only those that there is one of for all objects. */
  List<TakenLock> all(boolean ofClassesOnly) {
    List<TakenLock> all = new ArrayList<>(taken.values());
    if (ofClassesOnly) {
      all.removeIf(lock -> !lock.isOfClass());
    }
    return all;
  }
}
