package dev.photofinish.scan.method;

import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.TakenLock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the locks that a method takes, itself or in private methods that are a part of it. */
final class TakenLocks {

  /** Of locks on other objects, so many are remembered. */
  private static final int MAX_OTHERS = 4;

  private final Map<Lock.Name, TakenLock> taken = new LinkedHashMap<>();
  private int others;

  void add(Lock.Name name, Site site) {
    add(new TakenLock(name instanceof Lock.Unnamed ? Lock.SOME : name, site));
  }

  boolean has(Lock.Name name) {
    return taken.containsKey(name);
  }

  void addAll(Summary callee) {
    callee.taken().forEach(lock -> add(lock.forCaller()));
  }

  private void add(TakenLock lock) {
    boolean other = !lock.isOfClass() && !lock.isOfFirst();
    if ((!other || others < MAX_OTHERS) && taken.putIfAbsent(lock.name(), lock) == null && other) {
      others++;
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
