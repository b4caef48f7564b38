package dev.photofinish.scan.il;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Decides whether two accesses race in some concurrent execution (definition 3.6) from the state
 * that the proof of theorem 6.10 starts from; loops go round twice at most.
 */
final class RaceFinder {

  private static final int ROUNDS = 2;
  private static final int LIMIT = 20_000;

  private final Program program;
  private final Granularity granularity;
  private final Reachable reachable;
  private final ControlFlow flow;
  private final Interleaving interleaving;

  /** Accesses that were found to be there. */
  private final Set<AccessPoint> there = new HashSet<>();

  RaceFinder(Program program, Granularity granularity) {
    this.program = program;
    this.granularity = granularity;
    this.reachable = new Reachable(program);
    this.flow = new ControlFlow(program, ROUNDS);
    this.interleaving = new Interleaving(flow);
  }

  /**
   * Tries the proof's schedules along the routes to the accesses, then those with any choices on
   * the way, then all schedules.
   *
   * @throws IllegalArgumentException if the paths differ in more than their roots, or a line has no
   *     such access
   */
  RaceSearch find(AccessPoint first, AccessPoint second) {
    List<AccessPoint> points = List.of(first, second);
    points.forEach(this::checkThere);
    Configuration start = start(points);
    Collision collision = new Collision(points, granularity, interleaving);
    Optional<Schedule> found =
        along(points.stream().map(this::plans).toList(), start, collision)
            .or(() -> anyChoices(start, collision));
    if (found.isPresent()) {
      return new RaceSearch(found.map(at -> RacingTrace.of(start, at, collision)), false);
    }
    ScheduleSearch search = search(collision);
    return new RaceSearch(
        anyhow(search, start, collision).map(at -> RacingTrace.of(start, at, collision)),
        search.gaveUp());
  }

  /**
   * Tries the proof's schedules with given steps of each thread.
   *
   * @param plans those of the first thread, and those of the second
   */
  Optional<RacingTrace> follow(AccessPair pair, List<List<List<Step>>> plans) {
    List<AccessPoint> points = List.of(pair.first(), pair.second());
    points.forEach(this::checkThere);
    Configuration start = start(points);
    Collision collision = new Collision(points, granularity, interleaving);
    return along(plans, start, collision).map(at -> RacingTrace.of(start, at, collision));
  }

  private void checkThere(AccessPoint point) {
    boolean isThere = there.contains(point) || isThere(point);
    if (!isThere) {
      throw new IllegalArgumentException("there is no such access: " + point);
    }
    there.add(point);
  }

  private boolean isThere(AccessPoint point) {
    return program.commandAt(point.line()).flatMap(Step::beginning).stream()
        .flatMap(step -> granularity.accesses(step).stream())
        .anyMatch(point::mayBe);
  }

  private Configuration start(List<AccessPoint> points) {
    return InitialState.of(
        flow,
        program.fields(),
        points.stream().map(point -> program.method(point.method())).toList(),
        points.stream().map(AccessPoint::path).toList());
  }

  private Optional<Schedule> along(
      List<List<List<Step>>> plans, Configuration start, Collision collision) {
    RoutedSchedule routed = new RoutedSchedule(plans, collision, interleaving);
    return routed.find(start, 0).or(() -> routed.find(start, 1));
  }

  private List<List<Step>> plans(AccessPoint point) {
    Plan plan = new Plan(program);
    return Route.to(point, program, granularity).stream()
        .map(route -> plan.along(route, program.method(point.method())))
        .toList();
  }

  private Optional<Schedule> anyChoices(Configuration start, Collision collision) {
    return Stream.of(0, 1)
        .flatMap(
            leader ->
                new ProofSchedule(search(collision), collision, interleaving)
                    .find(start, leader).stream())
        .findFirst();
  }

  private Optional<Schedule> anyhow(
      ScheduleSearch search, Configuration start, Collision collision) {
    return search.find(
        Schedule.startingAt(start),
        interleaving::enoughMoves,
        at -> Optional.of(at).filter(last -> collision.at(last.now()).isPresent()));
  }

  private ScheduleSearch search(Collision collision) {
    return new ScheduleSearch(
        now ->
            Stream.of(0, 1)
                .allMatch(i -> reachable.isAhead(collision.line(i), now.thread(i).control())),
        LIMIT);
  }
}
