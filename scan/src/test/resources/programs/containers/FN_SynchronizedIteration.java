package containers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.annotation.concurrent.ThreadSafe;

/** Its methods lock, but who iterates has to lock for himself. */
@ThreadSafe
class SynchronizedIteration {

  private final Map<String, Integer> scores = Collections.synchronizedMap(new HashMap<>());
  private final List<String> names = Collections.synchronizedList(new ArrayList<>());

  void put(String name) {
    scores.put(name, 1); // race: SynchronizedIteration.scores
    names.add(name);
  }

  int sum() {
    int sum = 0;
    for (int score : scores.values()) { // race: SynchronizedIteration.scores
      sum += score;
    }
    return sum;
  }

  int letters() {
    int sum = 0;
    synchronized (names) {
      for (String name : names) {
        sum += name.length();
      }
    }
    return sum;
  }
}

/** A map in the order of access is changed by looking something up. */
class AccessOrderCache {

  private final Map<String, String> cache = new LinkedHashMap<>(16, 0.75f, true);
  private final ReadWriteLock lock = new ReentrantReadWriteLock();

  String get(String key) {
    lock.readLock().lock();
    try {
      return cache.get(key); // race: AccessOrderCache.cache
    } finally {
      lock.readLock().unlock();
    }
  }
}
