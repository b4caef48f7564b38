package dev.photofinish.prove.report;

import dev.photofinish.finding.Location;
import dev.photofinish.finding.Reason;
import dev.photofinish.finding.Section;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.race.FieldPairs;
import dev.photofinish.prove.race.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Tells for every pair of accesses to some memory which stage rules it out, and why. */
final class Explanation {

  private static final Comparator<Access> BY_PLACE =
      Comparator.comparing((Access access) -> Places.frame(access).file())
          .thenComparingInt(Access::line)
          .thenComparing(access -> !access.isWrite())
          .thenComparingInt(Access::id);

  private final PointsTo points;
  private final ThreadText threads;
  private final ObjectText objects;

  Explanation(PointsTo points, Hidden hidden) {
    this.points = points;
    this.threads = new ThreadText(points, hidden);
    this.objects = new ObjectText(hidden);
  }

  Section of(Location location, FieldPairs pairs) {
    List<Access> accesses = pairs.accesses().stream().sorted(BY_PLACE).toList();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < accesses.size(); i++) {
      for (int j = i; j < accesses.size(); j++) {
        if (accesses.get(i).conflictsWith(accesses.get(j))) {
          tell(lines, pairs, accesses.get(i), accesses.get(j));
        }
      }
    }
    String what =
        location instanceof Location.OfField ? "accesses to " : "accesses to contents of ";
    return new Section("Pairs of " + what + location.name(), lines);
  }

  private void tell(List<String> lines, FieldPairs pairs, Access one, Access other) {
    lines.add(text(one) + (one == other ? ", twice" : ""));
    if (one != other) {
      lines.add(text(other));
    }
    Optional<Reason> reason = pairs.ruledOutBy(one, other);
    lines.add(
        "  "
            + reason.map(Reason::label).orElse("possible")
            + ": "
            + reason
                .map(each -> why(each, all(pairs, one), all(pairs, other)))
                .orElse("no stage rules it out"));
  }

  private static String text(Access access) {
    return (access.isWrite() ? "write " : "read ")
        + Places.at(access.method(), access.line())
        + " in "
        + MethodText.of(access.method());
  }

  private static List<Point> all(FieldPairs pairs, Access access) {
    return pairs.points().stream().filter(point -> point.access() == access).toList();
  }

  private String why(Reason reason, List<Point> some, List<Point> others) {
    return switch (reason) {
      case ALIASING ->
          "never the same object: one is about "
              + objects(some)
              + "; the other about "
              + objects(others);
      case ESCAPE -> "never about an object that a second thread sees at that time";
      case PARALLEL -> parallel(threads(some), threads(others));
      case LOCK -> "both certainly hold the same lock when they are about the same object";
      case THREAD -> "each thread reaches only objects of its own";
    };
  }

  private static String parallel(String some, String others) {
    return some.equals(others)
        ? "no two threads are there at once, for the same object; only " + some
        : "never at the same time: one is done by " + some + "; the other by " + others;
  }

  private String objects(List<Point> some) {
    ObjectSet all = new ObjectSet();
    some.forEach(point -> all.addAll(point.objects()));
    if (all.isEmpty()) {
      return "nothing that exists";
    }
    String first = objects.chain(points.object(all.toArray()[0]));
    return all.size() == 1 ? first : first + " and " + (all.size() - 1) + " more";
  }

  private String threads(List<Point> some) {
    return points.threads().stream()
        .filter(thread -> some.stream().anyMatch(point -> point.threads().get(thread.number())))
        .map(threads::spoken)
        .distinct()
        .limit(3)
        .collect(Collectors.joining(", "));
  }
}
