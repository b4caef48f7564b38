package dev.photofinish.prove.report;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.PointsTo;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Which fields hold an object: the relation heap of section 2.4 seen from the other end. */
final class Holders {

  /** An object, or -1 for the static fields, and one of its fields. */
  private record Holder(int object, ProgramField field) {}

  private final PointsTo points;
  private final Hidden hidden;
  private final Int2ObjectOpenHashMap<List<Holder>> holders = new Int2ObjectOpenHashMap<>();
  private final Comparator<ProgramField> best =
      Comparator.comparing((ProgramField field) -> !isApplication(field))
          .thenComparing(Holders::mayHoldAnything)
          .thenComparing(ProgramField::toString);

  Holders(PointsTo points, Hidden hidden) {
    this.points = points;
    this.hidden = hidden;
    for (int object = -1; object < points.objects().size(); object++) {
      for (ProgramField field : points.pointingFields(object)) {
        Holder holder = new Holder(object, field);
        ObjectSet held = object < 0 ? points.ofStatic(field) : points.ofField(object, field);
        held.forEach(each -> holders.computeIfAbsent(each, none -> new ArrayList<>()).add(holder));
      }
    }
  }

  /** A reader would hardly look there for what another field says the type of. */
  private static boolean mayHoldAnything(ProgramField field) {
    return field.type().equals(JavaType.OBJECT);
  }

  private boolean isApplication(ProgramField field) {
    var model = field.model();
    return model != null && hidden.isApplication(model.owner());
  }

  /**
   * Whether no reader would call anything by a field: it was made up, or is inside of the platform.
   */
  private boolean isUnknown(ProgramField field) {
    var model = field.model();
    return model != null
        && (hidden.has(model.owner()) || (points.hasRealPlatform() && model.owner().isPlatform()));
  }

  /**
   * The field that a reader would call an object by: one of the application's that holds it, or
   * that holds the container or library object it is in. If there are several, one that cannot hold
   * anything else as well, and the first by name.
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
          if (!holder.field.isHypothetical() && !isUnknown(holder.field)) {
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

  /**
   * The nearest object that the platform's code did not make and that holds an object the platform
   * made, by the platform's own fields; itself if the platform did not make it. None if it is the
   * platform's own.
   */
  OptionalInt owner(int object) {
    ObjectSet seen = ObjectSet.of(object);
    Deque<Integer> open = new ArrayDeque<>(List.of(object));
    while (!open.isEmpty()) {
      int next = open.remove();
      if (!isMadeByPlatform(next)) {
        return OptionalInt.of(next);
      }
      for (Holder holder : holders.getOrDefault(next, List.of())) {
        if (holder.object >= 0 && seen.add(holder.object)) {
          open.add(holder.object);
        }
      }
    }
    return OptionalInt.empty();
  }

  private boolean isMadeByPlatform(int object) {
    MethodModel method = points.object(object).site().method();
    return method != null && method.owner().isPlatform();
  }
}
