package dev.photofinish.prove.race;

import dev.photofinish.finding.Reason;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.lock.Exclusion;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The pairs of accesses to one field, and what the stages leave of them. */
public final class FieldPairs {

  private static final ObjectSet NONE = new ObjectSet();

  private final ProgramField field;
  private final Stages stages;
  private final List<Point> points;
  private final Verdicts verdicts;
  private final Long2ObjectLinkedOpenHashMap<PossibleRace> races =
      new Long2ObjectLinkedOpenHashMap<>();
  private final ObjectSet objects = new ObjectSet();

  /** What was found of two likenesses, if it is the same for all objects. */
  private final Long2ObjectOpenHashMap<Outcome> outcomes;

  private final ParallelThreads parallel;

  /**
   * @param before what the round before says; null if there was none
   */
  FieldPairs(ProgramField field, List<Point> points, Stages stages, @Nullable Verdicts before) {
    this.field = field;
    this.points = points;
    this.stages = stages;
    this.verdicts = new Verdicts(accesses(points), before);
    this.outcomes = new Long2ObjectOpenHashMap<>();
    this.parallel = new ParallelThreads(stages);
  }

  private FieldPairs(FieldPairs whole, List<Point> part) {
    this.field = whole.field;
    this.points = part;
    this.stages = whole.stages;
    this.verdicts = whole.verdicts.within(accesses(part));
    this.outcomes = whole.outcomes;
    this.parallel = whole.parallel;
  }

  private static List<Access> accesses(List<Point> points) {
    return points.stream().map(Point::access).toList();
  }

  /** The pairs as far as they are about some objects, as if there were no others. */
  public FieldPairs within(ObjectSet some) {
    List<Point> about =
        points.stream()
            .filter(point -> point.access().isStatic() || point.objects().intersects(some))
            .map(point -> point.within(some))
            .toList();
    FieldPairs part = new FieldPairs(this, about);
    part.solve();
    return part;
  }

  /** What the accesses do in each of their contexts. */
  public List<Point> points() {
    return points;
  }

  /** The accesses, in a fixed order. */
  public List<Access> accesses() {
    return verdicts.accesses();
  }

  /** The first stage that rules a pair of accesses out; empty if none does. */
  public Optional<Reason> ruledOutBy(Access one, Access other) {
    return verdicts.ruledOutBy(one, other);
  }

  /** What was found of each pair. */
  Verdicts verdicts() {
    return verdicts;
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

  void solve() {
    if (!points.isEmpty()) {
      decide();
    }
    verdicts.finish();
  }

  private void decide() {
    if (points.get(0).access().isStatic()) {
      verdicts.pair(points, Reason.ALIASING);
      verdicts.pair(points, Reason.ESCAPE);
      race(different(points), NONE);
      return;
    }
    Alike.of(points, Point::objects)
        .forEach(alike -> verdicts.pair(alike.points(), Reason.ALIASING));
    for (Alike alike : Alike.of(points, Point::escaping)) {
      verdicts.pair(alike.points(), Reason.ESCAPE);
      race(different(alike.points()), alike.objects());
    }
    verdicts.separateElements();
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
    return one.access().conflictsWith(other.access()) && one.access().mayMeet(other.access());
  }

  private int row(Point point) {
    return verdicts.row(point.access());
  }

  private void race(List<List<Point>> accesses, ObjectSet alike) {
    for (int i = 0; i < accesses.size(); i++) {
      for (int j = i; j < accesses.size(); j++) {
        Point one = accesses.get(i).get(0);
        Point other = accesses.get(j).get(0);
        if (isPair(one, other) && verdicts.isAsked(one.access(), other.access())) {
          race(accesses.get(i), accesses.get(j), alike);
        }
      }
    }
  }

  private void race(List<Point> some, List<Point> others, ObjectSet alike) {
    PossibleRace known = races.get(PairMatrix.key(row(some.get(0)), row(others.get(0))));
    if (known != null && objects.containsAll(alike)) {
      known.objects().addAll(alike);
      return;
    }
    for (Point one : some) {
      for (Point other : others) {
        if (race(one, other, alike)) {
          return;
        }
      }
    }
  }

  /** Whether two points race on all of some objects. */
  private boolean race(Point one, Point other, ObjectSet alike) {
    Outcome outcome = outcome(one, other, alike);
    if (outcome.dependsOnObject && alike.size() > 1) {
      boolean all = true;
      for (int object : alike.toArray()) {
        ObjectSet only = ObjectSet.of(object);
        all &= add(decide(one, other, only), one, other, only);
      }
      return all;
    }
    return add(outcome, one, other, alike);
  }

  private Outcome outcome(Point one, Point other, ObjectSet alike) {
    long key = (long) one.likeness() << 32 | other.likeness();
    Outcome outcome = outcomes.get(key);
    if (outcome == null) {
      outcome = decide(one, other, alike);
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
   * @param passed the stages that do not rule them out, nor those before them
   */
  private record Outcome(
      @Nullable ThreadPair threads, Set<Reason> passed, boolean dependsOnObject) {}

  private Outcome decide(Point one, Point other, ObjectSet common) {
    boolean depends = false;
    Set<Reason> passed = EnumSet.noneOf(Reason.class);
    List<BitSet> parts = stages.parts(one);
    List<BitSet> otherParts = stages.parts(other);
    for (int j = 0; j < otherParts.size(); j++) {
      for (int i = 0; i < parts.size(); i++) {
        Optional<ThreadPair> threads = parallel.of(one, parts, i, other, otherParts, j);
        if (threads.isPresent()) {
          depends |= stages.dependsOnObjects(threads.get(), one, other);
          if (isUnlocked(threads.get(), one, other, common, passed)) {
            return new Outcome(threads.get(), passed, depends);
          }
        }
      }
    }
    return new Outcome(null, passed, depends);
  }

  private boolean isUnlocked(
      ThreadPair threads, Point one, Point other, ObjectSet common, Set<Reason> passed) {
    passed.add(Reason.PARALLEL);
    Exclusion exclusion = stages.exclusion(threads.first(), one, threads.second(), other, common);
    if (exclusion == Exclusion.THREAD || exclusion == Exclusion.NONE) {
      passed.add(Reason.LOCK);
    }
    if (exclusion == Exclusion.NONE) {
      passed.add(Reason.THREAD);
    }
    return exclusion == Exclusion.NONE;
  }

  /** Whether there is a race. */
  private boolean add(Outcome outcome, Point one, Point other, ObjectSet common) {
    outcome.passed.forEach(reason -> verdicts.matrix(reason).set(row(one), row(other)));
    ThreadPair threads = outcome.threads;
    if (threads == null) {
      return false;
    }
    objects.addAll(common);
    races
        .computeIfAbsent(
            PairMatrix.key(row(one), row(other)),
            none ->
                new PossibleRace(threads.first(), one, threads.second(), other, new ObjectSet()))
        .objects()
        .addAll(common);
    return true;
  }
}
