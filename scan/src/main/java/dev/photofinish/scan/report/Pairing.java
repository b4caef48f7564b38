package dev.photofinish.scan.report;

import dev.photofinish.ir.Hierarchy;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Threads;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the races among the accesses of a class: the five conditions of section 5.1 of RacerD. */
final class Pairing {

  /** Of more accesses to one location than that, the last ones are not paired with each other. */
  private static final int MAX_GROUP = 400;

  /** What is raced for: the object's type, or where it comes from, and the steps. */
  private record Key(Object start, List<?> steps) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key key && start.equals(key.start) && steps.equals(key.steps);
    }

    @Override
    public int hashCode() {
      return 31 * start.hashCode() + steps.hashCode();
    }
  }

  private final Hierarchy hierarchy;
  private final LockComparison locks;
  private final FieldFacts fields;
  private final PossiblePaths paths;
  private final Visible visible;
  private final Suppressions suppressions;
  private final Thinning thinning;
  private final LockFree lockFree;
  private final Strength strength;

  Pairing(
      Hierarchy hierarchy,
      LockComparison locks,
      FieldFacts fields,
      PossiblePaths paths,
      Visible visible,
      Suppressions suppressions,
      Thinning thinning,
      LockFree lockFree,
      Strength strength) {
    this.hierarchy = hierarchy;
    this.paths = paths;
    this.locks = locks;
    this.fields = fields;
    this.visible = visible;
    this.suppressions = suppressions;
    this.thinning = thinning;
    this.lockFree = lockFree;
    this.strength = strength;
  }

  List<Pair> pairs(List<Candidate> candidates) {
    Map<Key, List<Candidate>> groups = new LinkedHashMap<>();
    for (Candidate candidate : candidates) {
      groups.computeIfAbsent(key(candidate), k -> new ArrayList<>(2)).add(candidate);
    }
    List<Pair> found = new ArrayList<>();
    for (List<Candidate> group : groups.values()) {
      if (group.stream().anyMatch(Candidate::isWrite) && paths.contain(group.get(0).path())) {
        Visible.Group sorted = visible.of(group);
        found.addAll(wanted(sorted.wanted()));
        noteSuppressed(sorted);
      }
    }
    return found;
  }

  /** Condition 1: the same path. Parameters of one type may be one object. */
  private static Key key(Candidate candidate) {
    Path path = candidate.path();
    Root root = path.root();
    if (root instanceof Root.Formal) {
      return new Key(typeOfRoot(candidate), path.steps());
    } else if (root instanceof Root.Allocation) {
      return new Key(root, path.steps());
    }
    return new Key("", path.steps());
  }

  private static String typeOfRoot(Candidate candidate) {
    Entry entry = candidate.entry();
    if (entry.isInner() || entry.isOnThis(candidate.path())) {
      return entry.reported().name();
    }
    int parameter = candidate.path().formal() - (entry.method().isStatic() ? 0 : 1);
    return entry.method().descriptor().parameters().get(parameter).internalName();
  }

  /** If single races are suppressed, they must not stand for others: no place is left out then. */
  private List<Pair> wanted(List<Candidate> group) {
    List<Pair> some = pairUp(thinning.of(group));
    List<Pair> left = suppressions.wanted(some);
    return left.size() == some.size()
        ? some
        : suppressions.wanted(pairUp(Thinning.OF_WAYS.of(group)));
  }

  /** Pairs what is suppressed, too, to tell what is of use. */
  private void noteSuppressed(Visible.Group group) {
    if (!group.suppressed().isEmpty()) {
      suppressions.note(pairUp(Thinning.OF_WAYS.of(group.all())));
    }
  }

  private List<Pair> pairUp(List<Candidate> all) {
    List<Pair> found = new ArrayList<>();
    List<Candidate> group = all.size() > MAX_GROUP ? all.subList(0, MAX_GROUP) : all;
    for (int i = 0; i < group.size(); i++) {
      for (int j = i; j < group.size(); j++) {
        Candidate one = group.get(i);
        Candidate other = group.get(j);
        if (conflict(one, other)) {
          found.add(new Pair(one, other, strength.of(one, other)));
        }
      }
    }
    return found;
  }

  private boolean conflict(Candidate one, Candidate other) {
    return (one.isWrite() || other.isWrite())
        && (one.entry().equals(other.entry())
            ? meet(one, other)
            : meet(one.fromOutside(), other.fromOutside()))
        && !locks.keepApart(one, other)
        && !mayHoldTheSame(one, other)
        && !lockFree.keepsApart(one, other);
  }

  /** Of a lock that a caller holds it is not known which it is: it may be the other's. */
  private static boolean mayHoldTheSame(Candidate one, Candidate other) {
    return one.isCalledLocked()
        ? other.isCalledLocked() || !other.locks().isEmpty()
        : other.isCalledLocked() && !one.locks().isEmpty();
  }

  private boolean meet(Candidate one, Candidate other) {
    return evident(one, other) && concurrent(one, other);
  }

  /**
   * Whether what says that there are several threads says it of this object. A lock may be there
   * for another one, unless it is held at one of the accesses.
   */
  private static boolean evident(Candidate one, Candidate other) {
    return one.isLocked() || other.isLocked() || one.isEvident() || other.isEvident();
  }

  /** Condition 4, and what is known of code that was handed to other threads. */
  private boolean concurrent(Candidate one, Candidate other) {
    if (one.threads().join(other.threads()) != Threads.ANY) {
      return false;
    }
    Fork first = one.access().fork();
    Fork second = other.access().fork();
    if (first == null && second == null && areApart(one, other)) {
      return false;
    } else if (first != null && (first.equals(second) || isTask(first, other))) {
      return runsBesideItself(one, first);
    } else if (second != null && isTask(second, one)) {
      return runsBesideItself(other, second);
    } else if (first != null && second != null && runInTurn(first, second)) {
      return false;
    } else if (!one.entry().equals(other.entry())) {
      return !(isMaking(one) || isMaking(other));
    } else if (first == null && second == null) {
      return !one.isMaking()
          && (one.concurrency().withItself()
              || one.threads() != other.threads()
              || one.access().threads() == Threads.ANY);
    } else if (first != null && second != null) {
      return !(first.joined() || second.joined())
          || one.access().after().contains(second)
          || other.access().after().contains(first)
          || one.concurrency().withItself();
    }
    Candidate caller = first == null ? one : other;
    Fork fork = first == null ? second : first;
    return caller.access().after().contains(fork) || one.concurrency().withItself();
  }

  /** Whether a method is just what was handed over: nobody else needs to call it. */
  private static boolean isTask(Fork fork, Candidate other) {
    return other.access().fork() == null
        && fork.target().equals(MethodKey.of(other.entry().method()));
  }

  private boolean runsBesideItself(Candidate candidate, Fork fork) {
    boolean again = fork.repeated() || candidate.concurrency().withItself();
    return again && !isSerial(fork) && !isMadeForEach(candidate);
  }

  /** What is done to make an object comes before all that is called on the object. */
  private static boolean isMaking(Candidate candidate) {
    return candidate.isMaking() && candidate.access().fork() == null;
  }

  private static boolean areApart(Candidate one, Candidate other) {
    return (one.concurrency().inTurn() && other.concurrency().inTurn())
        || isOfOtherProgram(one, other);
  }

  /**
   * Whether a program starts with one of them, and nothing says that it ever gets to the other: a
   * lock tells of threads, but not that these are threads of that program.
   */
  private static boolean isOfOtherProgram(Candidate one, Candidate other) {
    boolean starts = Entry.isMain(one.entry().method()) || Entry.isMain(other.entry().method());
    return starts && !one.concurrency().isCertain() && !other.concurrency().isCertain();
  }

  private boolean isSerial(Fork fork) {
    return fork.serial() || (fork.executor() != null && fields.isSerial(fork.executor()));
  }

  /** Whether one executor runs both, one after the other. */
  private boolean runInTurn(Fork one, Fork other) {
    return isSerial(one) && one.executor() != null && one.executor().equals(other.executor());
  }

  /**
   * Whether each task gets an object of its own: each call, and each round, makes one. If all are
   * then put into one container, one path leads to all of them.
   */
  private boolean isMadeForEach(Candidate candidate) {
    Fork fork = candidate.access().fork();
    if (isThread(candidate)) {
      return true;
    } else if (candidate.path().root() instanceof Root.Allocation made) {
      return made.repeated() || fork == null || !fork.repeated();
    }
    return !candidate.access().certain() && candidate.path().steps().contains(Step.ELEMENT);
  }

  /** Whether it goes to a field of the thread that does it: a thread is started once. */
  private boolean isThread(Candidate candidate) {
    Fork fork = candidate.access().fork();
    return fork != null
        && candidate.path().last() instanceof Step.Field field
        && field.owner().equals(fork.target().owner())
        && hierarchy.isKnownSubclass(field.owner(), "java/lang/Thread");
  }
}
