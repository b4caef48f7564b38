package dev.photofinish.prove.escape;

import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.code.Use;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Fields that let others have a glimpse of an object only: whoever loads one looks at certain
 * fields of the object that it finds there, and does nothing else with it. A timer that is given a
 * connection in order to close its socket is an example.
 *
 * <p>Who has such a reference does not know the object, but what it sees of it: the fields that are
 * looked at are never local, nor is what is stored in them. This is what makes it sound to take the
 * rest of the object for unknown to others.
 */
final class Glimpses {

  private final PointsTo points;

  /** What is looked at through a field. */
  private final Map<ProgramField, Set<ProgramField>> through = new HashMap<>();

  /** The objects of which others see a field. */
  private final Map<ProgramField, ObjectSet> seen = new HashMap<>();

  /** The objects that others may have, whose fields matter for that reason. */
  private final ObjectSet holders;

  private Glimpses(PointsTo points, ObjectSet holders) {
    this.points = points;
    this.holders = holders;
  }

  /**
   * Finds them.
   *
   * @param escaping the objects that others may have if all fields let them have all
   */
  static Glimpses of(PointsTo points, ObjectSet escaping) {
    Glimpses glimpses = new Glimpses(points, escaping);
    glimpses.find(new Looks(points));
    escaping.forEach(glimpses::see);
    return glimpses;
  }

  private void find(Looks looks) {
    Set<ProgramField> more = new HashSet<>();
    for (MethodCode code : looks.methods()) {
      for (int v = 0; v < code.variableCount(); v++) {
        Use[] uses = code.uses(v);
        for (Use use : uses == null ? new Use[0] : uses) {
          if (use instanceof Use.Load load && !more.contains(load.field())) {
            Set<ProgramField> at =
                looks.isPlain(load.field()) ? looks.at(code, load.target()) : null;
            if (at == null) {
              more.add(load.field());
            } else {
              through.computeIfAbsent(load.field(), none -> new HashSet<>()).addAll(at);
            }
          }
        }
      }
    }
    through.keySet().removeAll(more);
    through.keySet().retainAll(GivenEarly.fields(points));
  }

  private void see(int holder) {
    for (ProgramField field : points.pointingFields(holder)) {
      for (ProgramField looked : through.getOrDefault(field, Set.of())) {
        seen.computeIfAbsent(looked, none -> new ObjectSet()).addAll(points.ofField(holder, field));
      }
    }
  }

  /** Whether a field of some objects lets others have a glimpse only. */
  boolean isGlimpse(@Nullable ProgramField field) {
    return through.containsKey(field);
  }

  /** Whether others may see a field of some objects, although they do not know these. */
  boolean isSeen(@Nullable ProgramField field, ObjectSet objects) {
    ObjectSet some = seen.get(field);
    return some != null && some.intersects(objects);
  }

  /** The objects of which others may see a field although they do not know them. */
  ObjectSet seen(ProgramField field) {
    return seen.getOrDefault(field, new ObjectSet());
  }

  /** What those have who have an object. */
  List<ObjectSet> fieldsOf(int object) {
    if (through.isEmpty() || !holders.contains(object)) {
      return points.fieldsOf(object);
    }
    List<ObjectSet> all = new ArrayList<>();
    for (ProgramField field : points.pointingFields(object)) {
      if (!isGlimpse(field)) {
        all.add(points.ofField(object, field));
      }
    }
    return all;
  }

  /** What is in the fields that others see. */
  ObjectSet inSight() {
    ObjectSet all = new ObjectSet();
    seen.forEach(
        (field, objects) -> objects.forEach(object -> all.addAll(points.ofField(object, field))));
    return all;
  }
}
