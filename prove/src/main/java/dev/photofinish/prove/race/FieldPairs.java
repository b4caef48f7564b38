package dev.photofinish.prove.race;

import dev.photofinish.finding.Reason;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.lock.Exclusion;
import dev.photofinish.prove.points.AbstractThread;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The pairs of accesses to one field, and what the stages leave of them. */
final class FieldPairs {

  private final ProgramField field;
  private final Stages stages;
  private final List<Point> points;
  private final Map<Access, Integer> rows = new LinkedHashMap<>();
  private final Map<Reason, PairMatrix> left = new EnumMap<>(Reason.class);
  private final Map<Long, PossibleRace> races = new LinkedHashMap<>();
  private final ObjectSet objects = new ObjectSet();

  FieldPairs(ProgramField field, List<Point> points, Stages stages) {
    this.field = field;
    this.points = points;
    this.stages = stages;
    points.forEach(point -> rows.putIfAbsent(point.access(), rows.size()));
    for (Reason reason : Reason.values()) {
      left.put(reason, new PairMatrix(rows.size()));
    }
  }

  ProgramField field() {
    return field;
  }

  /** The races that are left, one for each pair of accesses. */
  Iterable<PossibleRace> races() {
    return races.values();
  }

  /** The objects on whose memory races are left. */
  ObjectSet objects() {
    return objects;
  }

  /** The number of pairs of accesses with a write, whatever they are about. */
  long original() {
    long writes = rows.keySet().stream().filter(Access::isWrite).count();
    return writes * (writes + 1) / 2 + writes * (rows.size() - writes);
  }

  /** The number of pairs that are ruled out by a stage, and by none before it. */
  long ruledOut(Reason stage) {
    long before = original();
    for (Reason reason : Reason.values()) {
      if (reason == stage) {
        break;
      }
      before = matrix(reason).size();
    }
    return before - matrix(stage).size();
  }

  private PairMatrix matrix(Reason reason) {
    PairMatrix matrix = left.get(reason);
    if (matrix == null) {
      throw new IllegalStateException("no pairs for " + reason);
    }
    return matrix;
  }

  void solve() {
    if (points.get(0).access().isStatic()) {
      pair(points, Reason.ALIASING);
      pair(points, Reason.ESCAPE);
      race(points, -1);
      return;
    }
    byObject(true).values().forEach(group -> pair(group, Reason.ALIASING));
    byObject(false)
        .forEach(
            (object, group) -> {
              pair(group, Reason.ESCAPE);
              race(group, object);
            });
  }

  private Int2ObjectLinkedOpenHashMap<List<Point>> byObject(boolean all) {
    Int2ObjectLinkedOpenHashMap<List<Point>> groups = new Int2ObjectLinkedOpenHashMap<>();
    for (Point point : points) {
      ObjectSet objects = all ? point.objects() : point.escaping();
      objects.forEach(
          object -> groups.computeIfAbsent(object, none -> new ArrayList<>()).add(point));
    }
    return groups;
  }

  private static boolean isPair(Point one, Point other) {
    return one.access().isWrite() || other.access().isWrite();
  }

  private int row(Point point) {
    return rows.getOrDefault(point.access(), -1);
  }

  private void pair(List<Point> group, Reason reason) {
    PairMatrix matrix = matrix(reason);
    for (int i = 0; i < group.size(); i++) {
      for (int j = i; j < group.size(); j++) {
        if (isPair(group.get(i), group.get(j))) {
          matrix.set(row(group.get(i)), row(group.get(j)));
        }
      }
    }
  }

  private void race(List<Point> group, int object) {
    for (int i = 0; i < group.size(); i++) {
      for (int j = i; j < group.size(); j++) {
        if (isPair(group.get(i), group.get(j))) {
          race(group.get(i), group.get(j), object);
        }
      }
    }
  }

  private void race(Point one, Point other, int object) {
    int row = row(one);
    int column = row(other);
    PossibleRace known = races.get(PairMatrix.key(row, column));
    if (known != null && (object < 0 || objects.contains(object))) {
      addObject(known, object);
      return;
    }
    for (int t1 = next(one, 0); t1 >= 0; t1 = next(one, t1 + 1)) {
      for (int t2 = next(other, 0); t2 >= 0; t2 = next(other, t2 + 1)) {
        AbstractThread first = stages.points().threads().get(t1);
        AbstractThread second = stages.points().threads().get(t2);
        if (stages.mayRunInParallel(first, one, second, other)
            && isUnlocked(first, one, second, other, object)) {
          races.putIfAbsent(
              PairMatrix.key(row, column),
              new PossibleRace(first, one, second, other, new ObjectSet()));
          PossibleRace race = races.get(PairMatrix.key(row, column));
          if (race != null) {
            addObject(race, object);
          }
          return;
        }
      }
    }
  }

  private static ObjectSet only(int object) {
    return object < 0 ? new ObjectSet() : ObjectSet.of(object);
  }

  private static int next(Point point, int from) {
    return point.threads().nextSetBit(from);
  }

  private void addObject(PossibleRace race, int object) {
    if (object >= 0) {
      objects.add(object);
      race.objects().add(object);
    }
  }

  private boolean isUnlocked(
      AbstractThread first, Point one, AbstractThread second, Point other, int object) {
    int row = row(one);
    int column = row(other);
    matrix(Reason.PARALLEL).set(row, column);
    Exclusion exclusion = stages.exclusion(first, one, second, other, only(object));
    if (exclusion == Exclusion.THREAD || exclusion == Exclusion.NONE) {
      matrix(Reason.LOCK).set(row, column);
    }
    if (exclusion == Exclusion.NONE) {
      matrix(Reason.THREAD).set(row, column);
    }
    return exclusion == Exclusion.NONE;
  }
}
