package containers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.annotation.concurrent.ThreadSafe;

/** What a field holds is known only if all that is stored in it is known. */
@ThreadSafe
class Implementations {

  private final Map<String, String> given;
  private final ConcurrentMap<String, String> givenSafe;
  private final List<String> either;
  private final List<String> bothSafe;
  private volatile Map<String, String> swapped = new ConcurrentHashMap<>();
  private volatile Map<String, String> swappedSafely = new ConcurrentHashMap<>();

  Implementations(
      Map<String, String> given, ConcurrentMap<String, String> givenSafe, boolean concurrent) {
    this.given = given;
    this.givenSafe = givenSafe;
    this.either = concurrent ? new CopyOnWriteArrayList<>() : new ArrayList<>();
    this.bothSafe = concurrent ? new CopyOnWriteArrayList<>() : List.of();
  }

  void put(String key) {
    given.put(key, key); // race: Implementations.given
    givenSafe.put(key, key);
    either.add(key); // race: Implementations.either
    bothSafe.add(key);
    swapped.put(key, key); // race: Implementations.swapped
    swappedSafely.put(key, key);
  }

  void clear() {
    swapped = new HashMap<>();
    swappedSafely = new ConcurrentHashMap<>();
  }

  boolean has(String key) {
    return swapped.containsKey(key); // race: Implementations.swapped
  }
}
