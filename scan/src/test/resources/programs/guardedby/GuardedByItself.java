package guardedby;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.annotation.concurrent.GuardedBy;

/** A container that is its own lock. */
class GuardedByItself {
  @GuardedBy("itself")
  private final Map<String, Integer> scores = new HashMap<>();

  @GuardedBy("names")
  private final Set<String> names = new HashSet<>();

  void score(String name, int points) {
    synchronized (scores) {
      scores.put(name, points); // race: GuardedByItself.scores write
    }
    synchronized (names) {
      names.add(name);
    }
  }

  int score(String name) {
    return scores.getOrDefault(name, 0); // race: GuardedByItself.scores read
  }

  int scored() {
    synchronized (scores) {
      return scores.size();
    }
  }

  boolean knows(String name) {
    synchronized (names) {
      return names.contains(name);
    }
  }
}
