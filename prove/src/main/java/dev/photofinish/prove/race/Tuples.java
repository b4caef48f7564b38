package dev.photofinish.prove.race;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.lock.Exclusion;
import dev.photofinish.prove.points.AbstractThread;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All tuples of {@code originalRaces} (algorithm 2.1) on a field, one by one. {@link Pairs} finds
 * the same races much faster; this is for those who want to know why something is none.
 */
public final class Tuples {

  private final Stages stages;

  public Tuples(Stages stages) {
    this.stages = stages;
  }

  /**
   * The tuples on a field: of two statements in one order, of a statement with itself all threads
   * and contexts with all, as in table 2.1.
   */
  public Stream<Tuple> on(ProgramField field) {
    TreeMap<Integer, List<Point>> byAccess = new TreeMap<>();
    FieldPoints.where(stages, access -> access.field() == field)
        .forEach(
            point ->
                byAccess
                    .computeIfAbsent(point.access().id(), none -> new ArrayList<>())
                    .add(point));
    List<List<Point>> accesses = List.copyOf(byAccess.values());
    return IntStream.range(0, accesses.size())
        .boxed()
        .flatMap(
            i ->
                accesses.subList(i, accesses.size()).stream()
                    .flatMap(others -> ofStatements(accesses.get(i), others)));
  }

  private Stream<Tuple> ofStatements(List<Point> some, List<Point> others) {
    Access one = some.get(0).access();
    Access other = others.get(0).access();
    if (!one.conflictsWith(other)) {
      return Stream.empty();
    }
    return some.stream()
        .flatMap(first -> others.stream().flatMap(second -> ofPoints(first, second)));
  }

  private Stream<Tuple> ofPoints(Point first, Point second) {
    return threads(first)
        .flatMap(one -> threads(second).map(two -> tuple(one, first, two, second)));
  }

  private Stream<AbstractThread> threads(Point point) {
    return point.threads().stream().mapToObj(stages.points().threads()::get);
  }

  private Tuple tuple(AbstractThread one, Point first, AbstractThread two, Point second) {
    ObjectSet common = first.common(second);
    return new Tuple(
        one,
        first,
        two,
        second,
        stages.mayAlias(first, second),
        stages.mayEscape(first, second),
        first.access().isStatic() || first.escaping().intersects(second.escaping()),
        stages.mayRunInParallel(one, first, two, second),
        exclusion(one, first, two, second, common));
  }

  /** What keeps the threads apart on each of some objects. */
  private Exclusion exclusion(
      AbstractThread one, Point first, AbstractThread two, Point second, ObjectSet common) {
    return IntStream.of(common.toArray())
        .mapToObj(object -> stages.exclusion(one, first, two, second, ObjectSet.of(object)))
        .reduce(Exclusion::weaker)
        .orElseGet(() -> stages.exclusion(one, first, two, second, new ObjectSet()));
  }
}
