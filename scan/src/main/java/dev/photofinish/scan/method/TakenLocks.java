package dev.photofinish.scan.method;

import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.TakenLock;
import java.util.ArrayList;
import java.util.List;

/** Collects the locks that a method takes, itself or in private methods that are a part of it. */
final class TakenLocks {

  /** Of locks on other objects, so many are remembered. */
  private static final int MAX_OTHERS = 4;

  private final List<TakenLock> taken = new ArrayList<>();
  private int others;

  void add(Lock.Name name, Site site) {
    add(new TakenLock(name instanceof Lock.Unnamed ? Lock.SOME : name, site));
  }

  boolean has(Lock.Name name) {
    for (TakenLock lock : taken) {
      if (lock.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  void addAll(Summary callee) {
    callee.taken().forEach(lock -> add(lock.forCaller()));
  }

  /** The same, as taken at a place in the caller. */
  void addAll(Summary callee, Site site) {
    callee.taken().forEach(lock -> add(new TakenLock(lock.forCaller().name(), site)));
  }

  private void add(TakenLock lock) {
    boolean other = !lock.isOfClass() && !lock.isOfFirst();
    if ((!other || others < MAX_OTHERS) && !isKnown(lock)) {
      taken.add(lock);
      others += other ? 1 : 0;
    }
  }

  /** A lock says most of the method that takes it: how often it does so is not told apart. */
  private boolean isKnown(TakenLock lock) {
    for (TakenLock known : taken) {
      if (known.name().equals(lock.name()) && known.site().method().equals(lock.site().method())) {
        return true;
      }
    }
    return false;
  }

  /** All, or only those that there is one of for all objects. */
  List<TakenLock> all(boolean ofClassesOnly) {
    List<TakenLock> all = new ArrayList<>(taken);
    if (ofClassesOnly) {
      all.removeIf(lock -> !lock.isOfClass());
    }
    return all;
  }
}
