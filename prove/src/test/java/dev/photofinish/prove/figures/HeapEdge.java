package dev.photofinish.prove.figures;

import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.points.PointsTo;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** An edge of the heap abstraction: a field of an object may point to another. */
record HeapEdge(String from, String field, String to) {

  static Stream<HeapEdge> of(PointsTo points, List<ProgramField> fields, Names names) {
    return IntStream.range(0, points.objects().size())
        .mapToObj(points::object)
        .flatMap(object -> fields.stream().flatMap(field -> ofField(points, object, field, names)));
  }

  private static Stream<HeapEdge> ofField(
      PointsTo points, AbstractObject object, ProgramField field, Names names) {
    return IntStream.of(points.ofField(object.id(), field).toArray())
        .mapToObj(points::object)
        .map(to -> new HeapEdge(names.of(object), field.name(), names.of(to)));
  }
}
