package dev.photofinish.finding;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** How many pairs of accesses were ruled out, by the reason that ruled them out. */
public record ProvedFree(Map<Reason, Long> byReason) {

  public static final ProvedFree NONE = new ProvedFree(Map.of());

  public ProvedFree {
    Map<Reason, Long> all = new EnumMap<>(Reason.class);
    for (Reason reason : Reason.values()) {
      all.put(reason, byReason.getOrDefault(reason, 0L));
    }
    byReason = Collections.unmodifiableMap(all);
  }

  public long pairs() {
    return byReason.values().stream().mapToLong(Long::longValue).sum();
  }
}
