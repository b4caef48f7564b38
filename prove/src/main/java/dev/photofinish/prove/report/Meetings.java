package dev.photofinish.prove.report;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.lock.Exclusion;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.race.FieldPairs;
import dev.photofinish.prove.race.Point;
import dev.photofinish.prove.race.PossibleRace;
import dev.photofinish.prove.race.Stages;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses what is told of a race. The same two accesses may meet in many contexts and by many
 * threads; told are those with the best ways to both.
 */
final class Meetings {

  /** So many contexts of an access are tried. */
  private static final int TRIES = 32;

  private final Stages stages;
  private final CallPaths paths;
  private @Nullable FieldPairs current;
  private Map<Access, List<Point>> points = Map.of();
  private final Map<Access, List<Point>> best = new HashMap<>();

  Meetings(Stages stages, CallPaths paths) {
    this.stages = stages;
    this.paths = paths;
  }

  /**
   * The race between the threads with the best ways to the accesses that may meet.
   *
   * @param field the pairs that the race is one of
   */
  PossibleRace best(PossibleRace race, FieldPairs field) {
    List<Point> firsts = best(race.first().access(), field);
    List<Point> seconds = best(race.second().access(), field);
    for (int sum = 0; sum < firsts.size() + seconds.size() - 1; sum++) {
      int end = Math.min(sum + 1, firsts.size());
      for (int i = Math.max(0, sum - seconds.size() + 1); i < end; i++) {
        Optional<PossibleRace> meeting = meet(race, firsts.get(i), seconds.get(sum - i));
        if (meeting.isPresent()) {
          return meeting.get();
        }
      }
    }
    return meet(race, race.first(), race.second()).orElse(race);
  }

  private List<Point> best(Access access, FieldPairs field) {
    if (field != current) {
      current = field;
      points = field.points().stream().collect(Collectors.groupingBy(Point::access));
      best.clear();
    }
    return best.computeIfAbsent(access, this::find);
  }

  private List<Point> find(Access access) {
    return points.getOrDefault(access, List.of()).stream()
        .sorted(Comparator.comparingLong(paths::cost))
        .limit(TRIES)
        .toList();
  }

  private Optional<PossibleRace> meet(PossibleRace race, Point first, Point second) {
    boolean isStatic = first.access().isStatic();
    if (!isStatic && !first.escaping().intersects(second.escaping())) {
      return Optional.empty();
    }
    ObjectSet common = first.escaping().and(second.escaping()).and(race.objects());
    if (!isStatic && common.isEmpty()) {
      return Optional.empty();
    }
    AbstractThread one = paths.nearest(first, race.firstThread());
    AbstractThread other = paths.nearest(second, race.secondThread());
    return Stream.of(
            new PossibleRace(one, first, other, second, common),
            new PossibleRace(one, first, race.secondThread(), second, common),
            new PossibleRace(race.firstThread(), first, other, second, common))
        .filter(this::mayBe)
        .findFirst();
  }

  private boolean mayBe(PossibleRace race) {
    return race.first().sharing().get(race.firstThread().number())
        && race.second().sharing().get(race.secondThread().number())
        && stages.mayRunInParallel(
            race.firstThread(), race.first(), race.secondThread(), race.second())
        && stages.exclusion(
                race.firstThread(),
                race.first(),
                race.secondThread(),
                race.second(),
                race.objects())
            == Exclusion.NONE;
  }
}
