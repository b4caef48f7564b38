package dev.photofinish.prove.report;

import dev.photofinish.prove.lock.Exclusion;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.race.PossibleRace;
import dev.photofinish.prove.race.Stages;

/** Chooses the threads that a race is told of: many may meet, but not all are plain to see. */
final class Meetings {

  private final Stages stages;
  private final CallPaths paths;

  Meetings(Stages stages, CallPaths paths) {
    this.stages = stages;
    this.paths = paths;
  }

  /** The race between the threads with the best ways to the accesses, if these may meet. */
  PossibleRace best(PossibleRace race) {
    AbstractThread first = paths.nearest(race.first(), race.firstThread());
    AbstractThread second = paths.nearest(race.second(), race.secondThread());
    if (mayMeet(race, first, second)) {
      return between(race, first, second);
    } else if (mayMeet(race, first, race.secondThread())) {
      return between(race, first, race.secondThread());
    } else if (mayMeet(race, race.firstThread(), second)) {
      return between(race, race.firstThread(), second);
    }
    return race;
  }

  private boolean mayMeet(PossibleRace race, AbstractThread first, AbstractThread second) {
    return stages.mayRunInParallel(first, race.first(), second, race.second())
        && stages.exclusion(first, race.first(), second, race.second(), race.objects())
            == Exclusion.NONE;
  }

  private static PossibleRace between(
      PossibleRace race, AbstractThread first, AbstractThread second) {
    return new PossibleRace(first, race.first(), second, race.second(), race.objects());
  }
}
