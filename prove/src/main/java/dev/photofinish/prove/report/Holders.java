package dev.photofinish.prove.report;

import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.PointsTo;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Which fields hold an object: the relation heap of section 2.4 seen from the other end. */
final class Holders {

  /** An object, or -1 for the static fields, and one of its fields. */
  private record Holder(int object, ProgramField field) {}

  private final Hidden hidden;
  private final Int2ObjectOpenHashMap<List<Holder>> holders = new Int2ObjectOpenHashMap<>();
  private final Comparator<ProgramField> best =
      Comparator.comparing((ProgramField field) -> !isApplication(field))
          .thenComparing(ProgramField::toString);

  Holders(PointsTo points, Hidden hidden) {
    this.hidden = hidden;
    for (int object = -1; object < points.objects().size(); object++) {
      for (ProgramField field : points.pointingFields(object)) {
        Holder holder = new Holder(object, field);
        ObjectSet held = object < 0 ? points.ofStatic(field) : points.ofField(object, field);
        held.forEach(each -> holders.computeIfAbsent(each, none -> new ArrayList<>()).add(holder));
      }
    }
  }

  private boolean isApplication(ProgramField field) {
    var model = field.model();
    return model != null && hidden.isApplication(model.owner());
  }

  private boolean isMadeUp(ProgramField field) {
    var model = field.model();
    return model != null && hidden.has(model.owner());
  }

  /**
   * The field that a reader would call an object by: one of the application's that holds it, or
   * that holds the container or library object it is in; the first by name if there are several.
   */
  Optional<ProgramField> of(int object) {
    ObjectSet seen = ObjectSet.of(object);
    List<Integer> level = List.of(object);
    Optional<ProgramField> fallback = Optional.empty();
    while (!level.isEmpty()) {
      List<ProgramField> named = new ArrayList<>();
      List<Integer> above = new ArrayList<>();
      for (int each : level) {
        for (Holder holder : holders.getOrDefault(each, List.of())) {
          if (!holder.field.isHypothetical() && !isMadeUp(holder.field)) {
            named.add(holder.field);
          }
          if (!isApplication(holder.field) && holder.object >= 0 && seen.add(holder.object)) {
            above.add(holder.object);
          }
        }
      }
      Optional<ProgramField> found = named.stream().min(best);
      if (found.filter(this::isApplication).isPresent()) {
        return found;
      }
      fallback = fallback.or(() -> found);
      level = above;
    }
    return fallback;
  }
}
