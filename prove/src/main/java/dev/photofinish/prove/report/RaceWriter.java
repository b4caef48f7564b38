package dev.photofinish.prove.report;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.race.FieldPairs;
import dev.photofinish.prove.race.Point;
import dev.photofinish.prove.race.PossibleRace;
import dev.photofinish.prove.race.Stages;
import java.util.List;
import java.util.Optional;

/** Tells one race: both accesses with their threads, call stacks and locks, and why they meet. */
final class RaceWriter {

  private final CallPaths paths;
  private final Meetings meetings;
  private final Stacks stacks;
  private final LockText locks;
  private final ThreadText threads;
  private final Because because;

  RaceWriter(Stages stages, Hidden hidden) {
    this.paths = new CallPaths(stages);
    this.meetings = new Meetings(stages, paths);
    this.stacks = new Stacks(hidden);
    this.locks = new LockText(stages.locks(), stacks);
    this.threads = new ThreadText(stages.points(), hidden);
    this.because = new Because(stages.points(), threads, new ObjectText(hidden));
  }

  Race write(PossibleRace found, FieldPairs field, Location location) {
    PossibleRace race = meetings.best(found, field);
    Access one = access(race.firstThread(), race.first());
    Access other = access(race.secondThread(), race.second());
    // A race puts its accesses into the order of reports; sentences should keep to it.
    return race(location, one, other, List.of()).first().equals(one)
        ? race(location, one, other, because.of(race, one, other))
        : race(location, one, other, because.of(swapped(race), other, one));
  }

  private static Race race(Location location, Access one, Access other, List<String> because) {
    return new Race(
        location,
        Optional.empty(),
        one,
        other,
        Fixes.of(location, one, other),
        List.of(new Evidence(Verdict.POSSIBLE, Engine.PROVE, because)));
  }

  /** The other way round, as reports may have it. */
  private static PossibleRace swapped(PossibleRace race) {
    return new PossibleRace(
        race.secondThread(), race.second(), race.firstThread(), race.first(), race.objects());
  }

  private Access access(AbstractThread thread, Point point) {
    CallPath path = paths.to(thread, point);
    return new Access(
        point.access().isWrite() ? AccessKind.WRITE : AccessKind.READ,
        threads.name(thread),
        locks.of(path, point.access()),
        stacks.of(path, point.access().instruction()));
  }
}
