package dev.photofinish.prove.race;

import dev.photofinish.finding.Reason;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.ProgramField;
import it.unimi.dsi.fastutil.ints.Int2LongLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2LongMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All pairs of accesses of a program (algorithm 2.1), and what the stages leave of them. */
public final class Pairs {

  private final Stages stages;
  private final Map<ProgramField, FieldPairs> fields = new LinkedHashMap<>();
  private final Map<ProgramField, Verdicts> verdicts;

  /** The first round. */
  public Pairs(Stages stages) {
    this(stages, Map.of());
  }

  private Pairs(Stages stages, Map<ProgramField, Verdicts> before) {
    this.stages = stages;
    this.verdicts = new LinkedHashMap<>(before);
    FieldPoints.byField(stages, access -> isOpen(access, before))
        .forEach(
            (field, points) -> {
              Verdicts known = before.get(field);
              if (known != null || points.stream().anyMatch(point -> point.access().isWrite())) {
                FieldPairs pairs = new FieldPairs(field, points, stages, known);
                pairs.solve();
                fields.put(field, pairs);
                verdicts.put(field, pairs.verdicts());
              }
            });
  }

  private static boolean isOpen(Access access, Map<ProgramField, Verdicts> before) {
    Verdicts known = before.get(access.field());
    return before.isEmpty() || known == null || known.isOpen(access);
  }

  /** What stages of another round leave of the pairs that are left here. */
  public Pairs next(Stages others) {
    return new Pairs(others, verdicts);
  }

  /** The races that are left, one for each pair of accesses. */
  public List<PossibleRace> races() {
    List<PossibleRace> all = new ArrayList<>();
    fields.values().forEach(pairs -> pairs.races().forEach(all::add));
    return all;
  }

  /** The fields that have pairs of accesses with a write. */
  public List<ProgramField> fields() {
    return List.copyOf(verdicts.keySet());
  }

  /** The fields on which the round before left pairs, and what is left of these. */
  public Collection<FieldPairs> left() {
    return fields.values();
  }

  /** All pairs of accesses to a field, those that were ruled out in earlier rounds among them. */
  public FieldPairs of(ProgramField field) {
    List<Point> points = FieldPoints.where(stages, access -> access.field() == field).toList();
    FieldPairs all = new FieldPairs(field, points, stages, verdicts.get(field));
    all.solve();
    return all;
  }

  /** The objects on whose memory races are left, each with the number of these. */
  public Int2LongMap racesOn() {
    Int2LongLinkedOpenHashMap counts = new Int2LongLinkedOpenHashMap();
    for (FieldPairs pairs : fields.values()) {
      for (PossibleRace race : pairs.races()) {
        race.objects().forEach(object -> counts.addTo(object, 1));
      }
    }
    return counts;
  }

  public long original() {
    return verdicts.values().stream().mapToLong(Verdicts::original).sum();
  }

  /** The numbers of pairs that are ruled out, by the first stage that does. */
  public Map<Reason, Long> ruledOut() {
    Map<Reason, Long> counts = new EnumMap<>(Reason.class);
    for (Reason reason : Reason.values()) {
      counts.put(reason, verdicts.values().stream().mapToLong(each -> each.ruledOut(reason)).sum());
    }
    return counts;
  }
}
