package dev.photofinish.prove.report;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.race.Point;
import dev.photofinish.prove.race.PossibleRace;
import dev.photofinish.prove.race.Stages;
import java.util.List;
import java.util.Optional;

/** Tells one race: both accesses with their threads, call stacks and locks, and why they meet. */
final class RaceWriter {

  private final CallPaths paths;
  private final Stacks stacks;
  private final LockText locks;
  private final ThreadText threads;
  private final Because because;

  RaceWriter(Stages stages, Hidden hidden) {
    this.paths = new CallPaths(stages.points());
    this.stacks = new Stacks(hidden);
    this.locks = new LockText(stages.locks(), stacks);
    this.threads = new ThreadText(stages.points(), hidden);
    this.because = new Because(stages.points(), threads, new ObjectText(hidden));
  }

  Race write(PossibleRace race, Location location) {
    Access one = access(race.firstThread(), race.first());
    Access other = access(race.secondThread(), race.second());
    Evidence evidence = new Evidence(Verdict.POSSIBLE, Engine.PROVE, because.of(race, one, other));
    return new Race(
        location, Optional.empty(), one, other, Fixes.of(location, one, other), List.of(evidence));
  }

  private Access access(AbstractThread thread, Point point) {
    CallPath path = paths.to(thread, point.instance());
    return new Access(
        point.access().isWrite() ? AccessKind.WRITE : AccessKind.READ,
        threads.name(thread),
        locks.of(path, point.access().place()),
        stacks.of(path, point.access().instruction()));
  }
}
