package dev.photofinish.prove;

import dev.photofinish.finding.Reason;
import java.util.Map;
import java.util.SortedMap;

/**
 * What one round of the refinement loop did (chapter 4).
 *
 * @param contexts the number of abstract objects and contexts
 * @param instances the number of methods in their contexts
 * @param original the number of pairs of accesses that were looked at
 * @param ruledOut how many of them each stage ruled out first
 * @param left how many were left
 * @param profile how many sites have each k value
 * @param milliseconds how long it took
 */
public record Round(
    int contexts,
    int instances,
    long original,
    Map<Reason, Long> ruledOut,
    int left,
    SortedMap<Integer, Integer> profile,
    long milliseconds) {}
