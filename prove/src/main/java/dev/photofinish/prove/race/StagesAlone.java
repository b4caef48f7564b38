package dev.photofinish.prove.race;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How many pairs of accesses each analysis rules out alone, whatever the others say: for all
 * contexts and threads of the two accesses. {@link Pairs} counts those that it is the first to rule
 * out, which are fewer.
 *
 * @param original the number of pairs of accesses with a write
 * @param ruledOut how many of them each analysis rules out
 */
public record StagesAlone(long original, Map<Analysis, Long> ruledOut) {

  public StagesAlone {
    ruledOut = Map.copyOf(ruledOut);
  }

  /** Counts the pairs of a round. */
  public static StagesAlone of(Stages stages) {
    long original = 0;
    Map<Analysis, Long> ruledOut = new EnumMap<>(Analysis.class);
    for (List<Point> points : FieldPoints.byField(stages, access -> true).values()) {
      FieldAlone field = new FieldAlone(points, stages);
      original += field.original();
      for (Analysis analysis : Analysis.values()) {
        ruledOut.merge(analysis, field.ruledOut(analysis), Long::sum);
      }
    }
    return new StagesAlone(original, ruledOut);
  }

  public long ruledOut(Analysis analysis) {
    return ruledOut.getOrDefault(analysis, 0L);
  }
}
