package dev.photofinish.predict.symbolic;

import java.util.Set;

/**
 * What has to be as it was recorded for something to be as it was.
 *
 * @param reads the numbers of reads that have to see the recorded values
 * @param pasts threads that have to have done all before an event just as recorded, each with the
 *     number of that event: all that they read, and all that they got from others before, has to be
 *     the same
 */
public record Dependence(Set<Long> reads, Set<Past> pasts) {

  /** All that a thread did before an event, whose number this is. */
  public record Past(int thread, long before) {}

  public static final Dependence NONE = new Dependence(Set.of(), Set.of());

  public Dependence {
    reads = Set.copyOf(reads);
    pasts = Set.copyOf(pasts);
  }
}
