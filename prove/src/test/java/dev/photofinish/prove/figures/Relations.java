package dev.photofinish.prove.figures;

import dev.photofinish.ir.Value;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.lock.Guarded;
import dev.photofinish.prove.lock.MayLocks;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.race.Point;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** The relations that the thesis shows of its programs, as it writes their tuples. */
final class Relations {

  private final Figure figure;
  private final Names names;
  private final PointsTo points;

  Relations(Figure figure) {
    this.figure = figure;
    this.names = figure.names();
    this.points = figure.points();
  }

  /** Figure 2.2: calls of methods that have code of the program. */
  Set<String> cscg() {
    Set<String> tuples = new TreeSet<>();
    points.instances().forEach(from -> from.edges().forEach(edge -> tuples.add(call(edge))));
    return tuples;
  }

  private String call(CallEdge edge) {
    Instance target = edge.target();
    return tuple(
        context(edge.caller()),
        names.labels().at(Objects.requireNonNull(edge.site()).line(), "i"),
        context(target),
        target.method().owner().name() + "." + target.method().name());
  }

  /** Figure 2.2: local variables called v and a number, and this. */
  Set<String> ptsV() {
    Set<String> tuples = new TreeSet<>();
    for (Instance instance : points.instances()) {
      for (int i = 0; i < instance.code().body().valueCount(); i++) {
        Value value = instance.code().body().value(i);
        if (value.hasSourceName() && value.name().matches("v\\d+|this")) {
          ObjectSet objects = points.of(instance, instance.code().variableOf(i));
          each(objects, to -> tuples.add(tuple(context(instance), value.name(), to)));
        }
      }
    }
    return tuples;
  }

  /** Figure 2.2. */
  Set<String> heap() {
    Set<String> tuples = new TreeSet<>();
    HeapEdge.of(points, figure.fields().toList(), names)
        .forEach(edge -> tuples.add(tuple(edge.from(), edge.field(), edge.to())));
    return tuples;
  }

  /** Figure 2.2. */
  Set<String> ptsG() {
    Set<String> tuples = new TreeSet<>();
    figure
        .fields()
        .forEach(field -> each(points.ofStatic(field), to -> tuples.add(tuple(field.name(), to))));
    return tuples;
  }

  /** Figure 2.3. */
  Set<String> parallel() {
    Set<String> tuples = new TreeSet<>();
    forEachAccess(
        (thread, point) ->
            figure.proof().stages().running(thread, point).stream()
                .forEach(
                    other -> tuples.add(tuple(moment(thread, point), names.of(thread(other))))));
    return tuples;
  }

  /** Figure 2.5. */
  Set<String> guarded() {
    MayLocks locks =
        new MayLocks(points, figure.proof().library(), figure.proof().universe().codes().fields());
    Set<String> tuples = new TreeSet<>();
    forEachAccess(
        (thread, point) -> {
          Guarded guarded = new Guarded(thread(thread), point.instance(), point.access());
          each(locks.guarded(guarded), lock -> tuples.add(tuple(moment(thread, point), lock)));
        });
    return tuples;
  }

  /** Somebody who wants to see each access of each thread in each context. */
  private interface Visitor {
    void visit(int thread, Point point);
  }

  private void forEachAccess(Visitor visitor) {
    for (Instance instance : points.instances()) {
      instance
          .code()
          .accesses()
          .forEach(
              access -> {
                Point point = figure.proof().stages().point(instance, access);
                point.threads().stream().forEach(thread -> visitor.visit(thread, point));
              });
    }
  }

  private String moment(int thread, Point point) {
    return names.of(thread(thread), point);
  }

  private AbstractThread thread(int number) {
    return points.threads().get(number);
  }

  private String context(Instance instance) {
    return names.of(instance.context());
  }

  private void each(ObjectSet objects, Consumer<String> action) {
    IntStream.of(objects.toArray()).mapToObj(points::object).map(names::of).forEach(action);
  }

  private static String tuple(String... parts) {
    return "(" + String.join(", ", parts) + ")";
  }
}
