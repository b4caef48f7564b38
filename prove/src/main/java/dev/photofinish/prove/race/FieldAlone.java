package dev.photofinish.prove.race;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What each analysis alone leaves of the pairs of accesses to one field. Each is asked once for all
 * points that are alike to it: a field may have thousands of accesses in hundreds of contexts.
 */
final class FieldAlone {

  private final Stages stages;
  private final List<Point> points;
  private final Rows rows = new Rows();
  private final PairMatrix original;
  private final Map<Analysis, PairMatrix> left = new EnumMap<>(Analysis.class);

  FieldAlone(List<Point> all, Stages stages) {
    this.stages = stages;
    this.points = all.stream().filter(point -> !point.threads().isEmpty()).toList();
    rows.addAll(all.stream().map(Point::access).toList());
    this.original = new PairMatrix(rows.size());
    rows.pair(rows.of(all), original);
    for (Analysis analysis : Analysis.values()) {
      left.put(analysis, new PairMatrix(rows.size()));
    }
    if (original.size() > 0) {
      decide();
    }
  }

  long original() {
    return original.size();
  }

  long ruledOut(Analysis analysis) {
    return original.size() - matrix(analysis).size();
  }

  private PairMatrix matrix(Analysis analysis) {
    PairMatrix matrix = left.get(analysis);
    if (matrix == null) {
      throw new IllegalStateException("no pairs for " + analysis);
    }
    return matrix;
  }

  private void decide() {
    alias();
    escape();
    runInParallel();
    LocksAlone locks = new LocksAlone(stages, rows, left);
    points.forEach(locks::add);
    locks.decide();
    left.values().forEach(matrix -> matrix.retainAll(original));
  }

  private void alias() {
    PairMatrix aliasing = matrix(Analysis.ALIASING);
    if (isStatic()) {
      leave(points, aliasing);
    } else {
      Alike.of(points, Point::objects).forEach(alike -> leave(alike.points(), aliasing));
      rows.separateElements(List.of(aliasing));
    }
  }

  private void escape() {
    List<Point> escaping =
        points.stream().filter(point -> isStatic() || !point.escaping().isEmpty()).toList();
    leave(escaping, matrix(Analysis.ESCAPING));
  }

  private boolean isStatic() {
    return points.stream().anyMatch(point -> point.access().isStatic());
  }

  private void leave(List<Point> some, PairMatrix matrix) {
    BitSet numbers = rows.of(some);
    matrix.setAll(numbers, numbers);
  }

  private void runInParallel() {
    List<List<Point>> groups =
        List.copyOf(
            points.stream()
                .collect(groupingBy(stages::knownOfParallel, LinkedHashMap::new, toList()))
                .values());
    for (int i = 0; i < groups.size(); i++) {
      Point one = groups.get(i).get(0);
      BitSet others = new BitSet();
      for (List<Point> group : groups.subList(i, groups.size())) {
        if (mayRunInParallel(one, group.get(0))) {
          others.or(rows.of(group));
        }
      }
      matrix(Analysis.PARALLEL).setAll(rows.of(groups.get(i)), others);
    }
  }

  private boolean mayRunInParallel(Point one, Point other) {
    return stages.parallel(one, one.threads(), other, other.threads()).isPresent();
  }
}
