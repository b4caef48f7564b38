package dev.photofinish.scan.il;

import dev.photofinish.finding.AccessKind;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The pairs of accesses for which theorem 6.10 promises a race. */
final class Theorem {

  /** Conditions that a test may leave out, to see what they are good for. */
  enum Condition {
    STABLE_PATHS,
    NOT_BOTH_LOCKED
  }

  private record Side(Method method, Summary summary, RecordedAccess access) {

    AccessPoint point() {
      return new AccessPoint(method.name(), access.kind(), access.path(), access.line());
    }

    boolean isStable() {
      return summary.isStable(access.path());
    }
  }

  private final Program program;
  private final Analysis analysis;
  private final Set<Condition> conditions;

  Theorem(Program program, Analysis analysis) {
    this(program, analysis, Set.of(Condition.values()));
  }

  Theorem(Program program, Analysis analysis, Set<Condition> conditions) {
    this.program = program;
    this.analysis = analysis;
    this.conditions = conditions;
  }

  /** All pairs of two accesses, and of an access with itself; both may be of one method. */
  List<AccessPair> pairs() {
    List<Side> sides = program.methods().stream().flatMap(this::sides).toList();
    return IntStream.range(0, sides.size())
        .boxed()
        .flatMap(i -> pairs(sides.get(i), sides.subList(i, sides.size())))
        .distinct()
        .toList();
  }

  private Stream<AccessPair> pairs(Side first, List<Side> others) {
    return others.stream()
        .filter(second -> isPromised(first, second))
        .map(second -> new AccessPair(first.point(), second.point()));
  }

  private Stream<Side> sides(Method method) {
    Summary summary = analysis.of(method);
    return summary.accesses().stream()
        .map(access -> new Side(method, summary, access))
        .filter(side -> side.isStable() || !conditions.contains(Condition.STABLE_PATHS));
  }

  private boolean isPromised(Side first, Side second) {
    RecordedAccess one = first.access();
    RecordedAccess other = second.access();
    boolean oneIsFree = one.locks() + other.locks() <= 1;
    return one.path().fields().equals(other.path().fields())
        && (one.kind() == AccessKind.WRITE || other.kind() == AccessKind.WRITE)
        && (oneIsFree || !conditions.contains(Condition.NOT_BOTH_LOCKED));
  }
}
