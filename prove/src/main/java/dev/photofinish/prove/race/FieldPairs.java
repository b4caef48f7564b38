package dev.photofinish.prove.race;

import dev.photofinish.finding.Reason;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.lock.Exclusion;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The pairs of accesses to one field, and what the stages leave of them. */
public final class FieldPairs {

  private final ProgramField field;
  private final Stages stages;
  private final List<Point> points;
  private final Map<Access, Integer> rows = new LinkedHashMap<>();
  private final Map<Reason, PairMatrix> left = new EnumMap<>(Reason.class);
  private final Map<Long, PossibleRace> races = new LinkedHashMap<>();
  private final ObjectSet objects = new ObjectSet();

  /** What was found of two likenesses, if it is the same for all objects. */
  private final Long2ObjectOpenHashMap<Outcome> outcomes = new Long2ObjectOpenHashMap<>();

  FieldPairs(ProgramField field, List<Point> points, Stages stages) {
    this.field = field;
    this.points = points;
    this.stages = stages;
    points.forEach(point -> rows.putIfAbsent(point.access(), rows.size()));
    for (Reason reason : Reason.values()) {
      left.put(reason, new PairMatrix(rows.size()));
    }
  }

  /** The pairs as far as they are about some objects. */
  FieldPairs within(ObjectSet some) {
    FieldPairs part =
        new FieldPairs(
            field,
            points.stream()
                .map(point -> point.within(some))
                .filter(point -> point.access().isStatic() || !point.objects().isEmpty())
                .toList(),
            stages);
    part.solve();
    return part;
  }

  /** What the accesses do in each of their contexts. */
  public List<Point> points() {
    return points;
  }

  /** The accesses, in a fixed order. */
  public List<Access> accesses() {
    return List.copyOf(rows.keySet());
  }

  /** The first stage that rules a pair of accesses out; empty if none does. */
  public Optional<Reason> ruledOutBy(Access one, Access other) {
    int row = rows.getOrDefault(one, -1);
    int column = rows.getOrDefault(other, -1);
    return Arrays.stream(Reason.values())
        .filter(reason -> !matrix(reason).has(row, column))
        .findFirst();
  }

  public ProgramField field() {
    return field;
  }

  /** The races that are left, one for each pair of accesses. */
  public Iterable<PossibleRace> races() {
    return races.values();
  }

  /** The objects on whose memory races are left. */
  public ObjectSet objects() {
    return objects;
  }

  /** The number of pairs of accesses with a write, whatever they are about. */
  long original() {
    List<Access> atomic = rows.keySet().stream().filter(Access::isAtomic).toList();
    return pairsWithWrite(rows.keySet()) - pairsWithWrite(atomic);
  }

  private static long pairsWithWrite(Collection<Access> accesses) {
    long writes = accesses.stream().filter(Access::isWrite).count();
    return writes * (writes + 1) / 2 + writes * (accesses.size() - writes);
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
    if (points.isEmpty()) {
      return;
    }
    if (points.get(0).access().isStatic()) {
      pair(points, Reason.ALIASING);
      pair(points, Reason.ESCAPE);
      race(different(points), -1);
      return;
    }
    byObject(true).values().forEach(group -> pair(group, Reason.ALIASING));
    byObject(false)
        .forEach(
            (object, group) -> {
              pair(group, Reason.ESCAPE);
              race(different(group), object);
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

  /** Points by their accesses, one of each that nothing tells apart. */
  private List<List<Point>> different(List<Point> group) {
    Int2ObjectLinkedOpenHashMap<List<Point>> byRow = new Int2ObjectLinkedOpenHashMap<>();
    IntOpenHashSet known = new IntOpenHashSet();
    for (Point point : group) {
      if (known.add(point.likeness())) {
        byRow.computeIfAbsent(row(point), none -> new ArrayList<>(2)).add(point);
      }
    }
    return new ArrayList<>(byRow.values());
  }

  private static boolean isPair(Point one, Point other) {
    return one.access().conflictsWith(other.access());
  }

  private int row(Point point) {
    return rows.getOrDefault(point.access(), -1);
  }

  private void pair(List<Point> group, Reason reason) {
    BitSet all = new BitSet();
    BitSet plain = new BitSet();
    BitSet writes = new BitSet();
    for (Point point : group) {
      int row = row(point);
      all.set(row);
      plain.set(row, plain.get(row) || !point.access().isAtomic());
      writes.set(row, writes.get(row) || point.access().isWrite());
    }
    BitSet plainWrites = (BitSet) writes.clone();
    plainWrites.and(plain);
    matrix(reason).setAll(plainWrites, all);
    matrix(reason).setAll(writes, plain);
  }

  private void race(List<List<Point>> accesses, int object) {
    for (int i = 0; i < accesses.size(); i++) {
      for (int j = i; j < accesses.size(); j++) {
        if (isPair(accesses.get(i).get(0), accesses.get(j).get(0))) {
          race(accesses.get(i), accesses.get(j), object);
        }
      }
    }
  }

  private void race(List<Point> some, List<Point> others, int object) {
    long pair = PairMatrix.key(row(some.get(0)), row(others.get(0)));
    PossibleRace known = races.get(pair);
    if (known != null && (object < 0 || objects.contains(object))) {
      addObject(known, object);
      return;
    }
    for (Point one : some) {
      for (Point other : others) {
        Outcome outcome = outcome(one, other, object);
        if (outcome.threads != null) {
          add(outcome.threads, one, other, object);
          return;
        }
      }
    }
  }

  private Outcome outcome(Point one, Point other, int object) {
    long key = (long) one.likeness() << 32 | other.likeness();
    Outcome outcome = outcomes.get(key);
    if (outcome == null) {
      outcome = decide(one, other, object);
      if (!outcome.dependsOnObject) {
        outcomes.put(key, outcome);
      }
    }
    return outcome;
  }

  /**
   * Whether two points may race.
   *
   * @param threads two threads by which they may; null if they may not
   */
  private record Outcome(@Nullable ThreadPair threads, boolean dependsOnObject) {}

  private Outcome decide(Point one, Point other, int object) {
    boolean depends = false;
    for (BitSet others : stages.parts(other)) {
      for (BitSet some : stages.parts(one)) {
        Optional<ThreadPair> threads = stages.parallel(one, some, other, others);
        if (threads.isPresent()) {
          depends |= stages.dependsOnObjects(threads.get(), one, other);
          if (isUnlocked(threads.get(), one, other, object)) {
            return new Outcome(threads.get(), depends);
          }
        }
      }
    }
    return new Outcome(null, depends);
  }

  private void add(ThreadPair threads, Point one, Point other, int object) {
    addObject(
        races.computeIfAbsent(
            PairMatrix.key(row(one), row(other)),
            none ->
                new PossibleRace(threads.first(), one, threads.second(), other, new ObjectSet())),
        object);
  }

  private static ObjectSet only(int object) {
    return object < 0 ? new ObjectSet() : ObjectSet.of(object);
  }

  private void addObject(PossibleRace race, int object) {
    if (object >= 0) {
      objects.add(object);
      race.objects().add(object);
    }
  }

  private boolean isUnlocked(ThreadPair threads, Point one, Point other, int object) {
    int row = row(one);
    int column = row(other);
    matrix(Reason.PARALLEL).set(row, column);
    Exclusion exclusion =
        stages.exclusion(threads.first(), one, threads.second(), other, only(object));
    if (exclusion == Exclusion.THREAD || exclusion == Exclusion.NONE) {
      matrix(Reason.LOCK).set(row, column);
    }
    if (exclusion == Exclusion.NONE) {
      matrix(Reason.THREAD).set(row, column);
    }
    return exclusion == Exclusion.NONE;
  }
}
