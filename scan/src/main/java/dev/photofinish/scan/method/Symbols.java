package dev.photofinish.scan.method;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a value may be: a few symbols. Nothing is known of a value without symbols, and accesses
 * through it are not recorded.
 */
final class Symbols {

  /** What was lost of a value, the worst last. */
  enum Loss {
    NOTHING,
    /** What is further away than paths are followed. */
    FAR,
    /** Anything. */
    SOME;

    Loss and(Loss other) {
      return compareTo(other) >= 0 ? this : other;
    }
  }

  static final Symbols NONE = new Symbols(FixedList.of(), FixedList.of(), Loss.NOTHING);

  private static final int LIMIT = 4;

  private final FixedList<Reach> reached;
  private final FixedList<Integer> fresh;
  private final Loss loss;

  Symbols(FixedList<Reach> reached, FixedList<Integer> fresh, Loss loss) {
    this.reached = reached;
    this.fresh = fresh;
    this.loss = loss;
  }

  /** The paths that may lead to it. */
  FixedList<Reach> reached() {
    return reached;
  }

  /** The objects of this method that it may be, in the order of their numbers. */
  FixedList<Integer> fresh() {
    return fresh;
  }

  /** Whether there were more, which are not known any more. */
  Loss loss() {
    return loss;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Symbols symbols
            && loss == symbols.loss
            && reached.equals(symbols.reached)
            && fresh.equals(symbols.fresh));
  }

  @Override
  public int hashCode() {
    return 31 * reached.hashCode() + fresh.hashCode();
  }

  static Symbols of(Path path) {
    return of(Reach.certain(path));
  }

  static Symbols of(Reach reach) {
    return new Symbols(FixedList.of(reach), FixedList.of(), Loss.NOTHING);
  }

  static Symbols of(FixedList<Reach> reached) {
    return reached.isEmpty() ? NONE : limited(reached, FixedList.of(), Loss.NOTHING);
  }

  static Symbols ofFresh(int value) {
    return new Symbols(FixedList.of(), FixedList.of(value), Loss.NOTHING);
  }

  /** Whether it may be something that is not known any more, wherever that is. */
  boolean lossy() {
    return loss == Loss.SOME;
  }

  /** The same, with more that was lost. */
  Symbols losing(Loss more) {
    return loss.and(more) == loss ? this : new Symbols(reached, fresh, loss.and(more));
  }

  boolean isEmpty() {
    return reached.isEmpty() && fresh.isEmpty();
  }

  /** The only path, if the value is surely what one path leads to. */
  @Nullable Path onlyPath() {
    return reached.size() == 1 && fresh.isEmpty() && loss == Loss.NOTHING
        ? reached.get(0).path()
        : null;
  }

  /** The same, if the value certainly comes from there. */
  @Nullable Path onlyCertainPath() {
    Path path = onlyPath();
    return path != null && reached.get(0).certain() ? path : null;
  }

  Symbols union(Symbols other) {
    if (other.isEmpty() && other.loss == Loss.NOTHING) {
      return this;
    } else if (isEmpty() && loss == Loss.NOTHING) {
      return other;
    } else if (equals(other)) {
      return this;
    }
    return limited(union(reached, other.reached), merge(fresh, other.fresh), loss.and(other.loss));
  }

  private static FixedList<Reach> union(FixedList<Reach> some, FixedList<Reach> others) {
    if (others.isEmpty()) {
      return some;
    } else if (some.isEmpty()) {
      return others;
    }
    List<Reach> paths = new ArrayList<>(some);
    for (int i = 0; i < others.size(); i++) {
      add(paths, others.get(i));
    }
    return FixedList.copyOf(paths);
  }

  private static FixedList<Integer> merge(FixedList<Integer> some, FixedList<Integer> others) {
    if (others.isEmpty() || some.equals(others)) {
      return some;
    } else if (some.isEmpty()) {
      return others;
    }
    Set<Integer> objects = new TreeSet<>(some);
    objects.addAll(others);
    return FixedList.copyOf(objects);
  }

  /** A path that is certain in one way need not be so in the other. */
  private static void add(List<Reach> paths, Reach reach) {
    if (reach.certain()) {
      paths.remove(Reach.uncertain(reach.path()));
    }
    if (!paths.contains(reach) && !paths.contains(Reach.certain(reach.path()))) {
      paths.add(reach);
    }
  }

  private static Symbols limited(FixedList<Reach> reached, FixedList<Integer> fresh, Loss loss) {
    boolean tooMany = reached.size() > LIMIT || fresh.size() > LIMIT;
    return new Symbols(limited(reached), limited(fresh), tooMany ? Loss.SOME : loss);
  }

  private static <T> FixedList<T> limited(FixedList<T> all) {
    return all.size() > LIMIT ? FixedList.copyOf(all.subList(0, LIMIT)) : all;
  }

  /** The paths that cannot go further. */
  List<Path> ends() {
    List<Path> ends = List.of();
    for (int i = 0; i < reached.size(); i++) {
      Path path = reached.get(i).path();
      if (path.isFull()) {
        ends = ends.isEmpty() ? new ArrayList<>(1) : ends;
        ends.add(path);
      }
    }
    return ends;
  }

  /** The paths, one step further; those that get too long are left out. */
  FixedList<Reach> plus(Step step) {
    if (reached.size() <= 1) {
      Reach only = reached.isEmpty() ? null : reached.get(0).plus(step);
      return only == null ? FixedList.of() : FixedList.of(only);
    }
    List<Reach> further = new ArrayList<>(reached.size());
    for (int i = 0; i < reached.size(); i++) {
      Reach next = reached.get(i).plus(step);
      if (next != null) {
        further.add(next);
      }
    }
    return FixedList.copyOf(further);
  }

  /** Where the containers are whose elements the paths lead to. */
  Symbols withoutLastElement() {
    List<Reach> containers = new ArrayList<>(reached.size());
    for (Reach reach : reached) {
      Path path = reach.path();
      boolean isElement = path.length() > 0 && path.last() == Step.ELEMENT;
      containers.add(isElement ? new Reach(path.first(path.length() - 1), false) : reach);
    }
    return new Symbols(FixedList.copyOf(containers), fresh, loss);
  }

  /** The same, but none of the paths is certain. */
  Symbols uncertain() {
    List<Reach> uncertain = null;
    for (int i = 0; i < reached.size(); i++) {
      if (reached.get(i).certain()) {
        uncertain = uncertain == null ? new ArrayList<>(reached) : uncertain;
        uncertain.set(i, Reach.uncertain(reached.get(i).path()));
      }
    }
    return uncertain == null ? this : new Symbols(FixedList.copyOf(uncertain), fresh, loss);
  }
}
