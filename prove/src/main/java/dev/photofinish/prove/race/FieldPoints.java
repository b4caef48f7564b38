package dev.photofinish.prove.race;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The accesses of a program in their contexts, without those that synchronize. */
final class FieldPoints {

  private FieldPoints() {}

  static Stream<Point> where(Stages stages, Predicate<Access> wanted) {
    PointsTo points = stages.points();
    return points.instances().stream()
        .flatMap(
            instance ->
                accesses(points, instance)
                    .filter(access -> !access.field().isVolatile())
                    .filter(wanted)
                    .map(access -> stages.point(instance, access)));
  }

  /** The same by the fields that they access. */
  static Map<ProgramField, List<Point>> byField(Stages stages, Predicate<Access> wanted) {
    return where(stages, wanted)
        .collect(groupingBy(point -> point.access().field(), LinkedHashMap::new, toList()));
  }

  /** Those of its code, and those of library code in its calls. */
  private static Stream<Access> accesses(PointsTo points, Instance instance) {
    return Stream.concat(
        instance.code().accesses().stream(), points.libraryAccesses(instance).keySet().stream());
  }
}
