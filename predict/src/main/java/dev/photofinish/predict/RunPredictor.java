package dev.photofinish.predict;

import dev.photofinish.finding.Location;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import dev.photofinish.ir.Program;
import dev.photofinish.predict.report.Interleaving;
import dev.photofinish.predict.report.ObjectFacts;
import dev.photofinish.predict.report.RaceWriter;
import dev.photofinish.predict.report.Scenes;
import dev.photofinish.predict.report.Stacks;
import dev.photofinish.predict.schedule.FirstUses;
import dev.photofinish.predict.schedule.ScheduleMaker;
import dev.photofinish.predict.schedule.SharedUses;
import dev.photofinish.predict.schedule.WitnessEvents;
import dev.photofinish.predict.stage.Predicted;
import dev.photofinish.predict.trust.Trust;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ThreadOrigins;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the races of one run and tells them. Used by one thread. */
final class RunPredictor {

  private final Run run;
  private final Program program;
  private final RaceSearch search;
  private final PredictProgress progress;
  private final List<Problem> problems = new ArrayList<>();

  RunPredictor(
      Run run,
      Program program,
      PredictOptions options,
      ValueSolver solver,
      PredictProgress progress) {
    this.run = run;
    this.program = program;
    this.progress = progress;
    this.search = new RaceSearch(run, program, options, solver, progress);
  }

  /** What is wrong with the trace, and what was given up; for the end. */
  List<Problem> problems() {
    return problems;
  }

  List<Prediction.Found> races() {
    List<Predicted> races = search.races();
    run.problems().forEach(text -> problems.add(problem(text, true)));
    search.problems().forEach(text -> problems.add(problem(text, true)));
    search.notices().forEach(text -> problems.add(problem(text, false)));
    return races.isEmpty() ? List.of() : told(races);
  }

  private Problem problem(String text, boolean lost) {
    String folder = run.folder() + ": ";
    return new Problem(
        run.folder().toString(),
        text.startsWith(folder) ? text.substring(folder.length()) : text,
        lost);
  }

  /** A run that is interrupted is told, too: these walks are not stopped. */
  private List<Prediction.Found> told(List<Predicted> races) {
    PredictProgress unstoppable = unstoppable();
    Run events = search.run();
    Trust trust = search.trust();
    Scenes scenes = new Scenes(races);
    SharedUses shared = new SharedUses();
    new Pass(events, trust, unstoppable)
        .forEach(
            event -> {
              scenes.step(event);
              shared.step(event);
            });
    ObjectFacts objects = new ObjectFacts(events.dictionary(), scenes.objects(races));
    FirstUses uses = new FirstUses(shared);
    new Pass(events, Trust.FULL, unstoppable)
        .forEach(
            event -> {
              objects.step(event);
              uses.step(trust.view(event));
            });
    WitnessEvents witnesses = new WitnessEvents(races, shared, uses, trust);
    ThreadOrigins origins = ThreadOrigins.of(events.threads());
    new Pass(events, Trust.FULL, unstoppable)
        .forEach(
            event -> {
              witnesses.step(event);
              origins.step(event);
            });
    Stacks stacks = new Stacks(events, program, races);
    RaceWriter writer = new RaceWriter(events, program, scenes, stacks, objects);
    return told(races, writer, new ScheduleMaker(events, witnesses, origins));
  }

  private List<Prediction.Found> told(
      List<Predicted> races, RaceWriter writer, ScheduleMaker schedules) {
    List<Prediction.Found> found = new ArrayList<>();
    Set<String> missing = new LinkedHashSet<>();
    for (int i = 0; i < races.size(); i++) {
      Predicted predicted = races.get(i);
      Optional<Race> race = writer.race(predicted);
      if (race.isEmpty()) {
        problems.add(problem("a race at a place that the dictionary does not name any more", true));
        continue;
      }
      missing.addAll(writer.missingClasses(predicted));
      Optional<Schedule> schedule = schedules.of(i, place(race.get().location()));
      found.add(new Prediction.Found(explained(race.get(), schedule), schedule, predicted.stage()));
    }
    for (String name : missing) {
      problems.add(
          problem("a race is in " + name + ", which is not among the given classes", false));
    }
    return found;
  }

  /** Replay is to name the same. */
  private static String place(Location location) {
    return location instanceof Location.OfAllocation made ? made.place() : location.name();
  }

  private static Race explained(Race race, Optional<Schedule> schedule) {
    String how =
        schedule
            .map(Interleaving::of)
            .orElse("The schedule is too long to be followed, so there is no file for replay.");
    return RaceWriter.withReason(race, how);
  }

  private PredictProgress unstoppable() {
    return new PredictProgress() {
      @Override
      public void start(long events) {
        progress.start(events);
      }

      @Override
      public void step(long events) {
        progress.step(events);
      }

      @Override
      public boolean isStopped() {
        return false;
      }
    };
  }
}
