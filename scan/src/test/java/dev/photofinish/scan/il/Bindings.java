package dev.photofinish.scan.il;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * An immutable map from a few keys to locations, for states that are copied, hashed and compared
 * all the time: it knows its hash, and shares its keys with the map it was made from.
 */
final class Bindings<K> {

  /** No location. */
  static final int UNBOUND = Integer.MIN_VALUE;

  private static final Bindings<?> EMPTY = new Bindings<>(new Object[0], new int[0], 0);

  /** In the order in which they were first bound. */
  private final Object[] keys;

  private final int[] locations;

  /** A sum over the bindings, since their order does not matter. */
  private final int hash;

  private Bindings(Object[] keys, int[] locations, int hash) {
    this.keys = keys;
    this.locations = locations;
    this.hash = hash;
  }

  @SuppressWarnings("unchecked") // It has no key of any type.
  static <K> Bindings<K> none() {
    return (Bindings<K>) EMPTY;
  }

  static <K> Bindings<K> of(Map<K, Integer> locations) {
    Bindings<K> all = none();
    for (Map.Entry<K, Integer> binding : locations.entrySet()) {
      all = all.with(binding.getKey(), binding.getValue());
    }
    return all;
  }

  int size() {
    return keys.length;
  }

  @SuppressWarnings("unchecked") // Only with() adds keys.
  K key(int index) {
    return (K) keys[index];
  }

  int location(int index) {
    return locations[index];
  }

  /** Where a key leads, or {@link #UNBOUND}. */
  int get(Object key) {
    int index = index(key, 0);
    return index < 0 ? UNBOUND : locations[index];
  }

  /** The index of a key, after a guess; negative if it is not there. */
  private int index(Object key, int guess) {
    if (guess < keys.length && keys[guess].equals(key)) {
      return guess;
    }
    for (int i = 0; i < keys.length; i++) {
      if (keys[i].equals(key)) {
        return i;
      }
    }
    return -1;
  }

  Bindings<K> with(K key, int location) {
    int index = index(key, 0);
    if (index < 0) {
      return plus(key, location);
    } else if (locations[index] == location) {
      return this;
    }
    int[] changed = locations.clone();
    changed[index] = location;
    return new Bindings<>(keys, changed, hash - hash(key, locations[index]) + hash(key, location));
  }

  private Bindings<K> plus(K key, int location) {
    Object[] moreKeys = Arrays.copyOf(keys, keys.length + 1);
    int[] more = Arrays.copyOf(locations, moreKeys.length);
    moreKeys[keys.length] = key;
    more[keys.length] = location;
    return new Bindings<>(moreKeys, more, hash + hash(key, location));
  }

  private static int hash(Object key, int location) {
    int mixed = (31 * key.hashCode() + location) * 0x9E3779B9;
    return mixed ^ (mixed >>> 15);
  }

  Map<K, Integer> asMap() {
    Map<K, Integer> map = new HashMap<>();
    for (int i = 0; i < keys.length; i++) {
      map.put(key(i), locations[i]);
    }
    return Map.copyOf(map);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Bindings<?> bindings
            && hash == bindings.hash
            && keys.length == bindings.keys.length
            && binds(bindings));
  }

  private boolean binds(Bindings<?> others) {
    for (int i = 0; i < keys.length; i++) {
      int index = index(others.keys[i], i);
      if (index < 0 || locations[index] != others.locations[i]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return asMap().toString();
  }
}
