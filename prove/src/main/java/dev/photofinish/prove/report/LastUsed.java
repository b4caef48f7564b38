package dev.photofinish.prove.report;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map that keeps so many entries only: those that were used last. */
final class LastUsed<K, V> extends LinkedHashMap<K, V> {

  private static final long serialVersionUID = 1L;

  private final int most;

  LastUsed(int most) {
    super(16, 0.75f, true);
    this.most = most;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > most;
  }
}
