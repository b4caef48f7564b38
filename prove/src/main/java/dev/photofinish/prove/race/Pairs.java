package dev.photofinish.prove.race;

import dev.photofinish.finding.Reason;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All pairs of accesses of a program (algorithm 2.1), and what the stages leave of them. */
public final class Pairs {

  private final List<FieldPairs> fields = new ArrayList<>();

  public Pairs(Stages stages) {
    Map<ProgramField, List<Point>> byField = new LinkedHashMap<>();
    FieldPoints.all(stages)
        .forEach(
            point ->
                byField
                    .computeIfAbsent(point.access().field(), none -> new ArrayList<>())
                    .add(point));
    byField.forEach(
        (field, points) -> {
          if (points.stream().anyMatch(point -> point.access().isWrite())) {
            FieldPairs pairs = new FieldPairs(field, points, stages);
            pairs.solve();
            fields.add(pairs);
          }
        });
  }

  /** The races that are left, one for each pair of accesses. */
  public List<PossibleRace> races() {
    List<PossibleRace> all = new ArrayList<>();
    fields.forEach(pairs -> pairs.races().forEach(all::add));
    return all;
  }

  /** The fields that have pairs of accesses with a write. */
  public List<ProgramField> fields() {
    return fields.stream().map(FieldPairs::field).toList();
  }

  /**
   * The pairs of accesses to a field of some objects, as if there were no others.
   *
   * @param objects empty for a static field
   */
  public FieldPairs within(ProgramField field, ObjectSet objects) {
    return of(field).within(objects);
  }

  /** All pairs of accesses to a field. */
  public FieldPairs of(ProgramField field) {
    return fields.stream().filter(pairs -> pairs.field() == field).findFirst().orElseThrow();
  }

  /** The objects on whose memory races are left. */
  public ObjectSet objects() {
    ObjectSet all = new ObjectSet();
    fields.forEach(pairs -> all.addAll(pairs.objects()));
    return all;
  }

  public long original() {
    return fields.stream().mapToLong(FieldPairs::original).sum();
  }

  /** The numbers of pairs that are ruled out, by the first stage that does. */
  public Map<Reason, Long> ruledOut() {
    Map<Reason, Long> counts = new EnumMap<>(Reason.class);
    for (Reason reason : Reason.values()) {
      counts.put(reason, fields.stream().mapToLong(pairs -> pairs.ruledOut(reason)).sum());
    }
    return counts;
  }
}
