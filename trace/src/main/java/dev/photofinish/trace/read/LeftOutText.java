package dev.photofinish.trace.read;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * Says where a merge ended too early, and what it left out.
 *
 * @param after how many events came before
 * @param leftOut how many are left of each thread
 */
record LeftOutText(long after, Map<Integer, Long> leftOut) {

  private static final int NAMED = 5;

  String text() {
    long sum = leftOut.values().stream().mapToLong(Long::longValue).sum();
    return "after %d events those that come next are missing; %d later ones are left out: %s"
        .formatted(after, sum, threads());
  }

  private String threads() {
    String named =
        leftOut.entrySet().stream()
            .limit(NAMED)
            .map(entry -> entry.getValue() + " of thread " + entry.getKey())
            .collect(Collectors.joining(", "));
    int more = leftOut.size() - NAMED;
    return more > 0 ? named + ", and of " + more + " more threads" : named;
  }
}
