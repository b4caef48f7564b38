package dev.photofinish.predict;

import dev.photofinish.ir.Program;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.stage.FarStage;
import dev.photofinish.predict.stage.Predicted;
import dev.photofinish.predict.stage.SitePair;
import dev.photofinish.predict.stage.Stage;
import dev.photofinish.predict.stage.StageName;
import dev.photofinish.predict.stage.StreamStages;
import dev.photofinish.predict.stage.WindowStages;
import dev.photofinish.predict.stage.Witnesses;
import dev.photofinish.predict.symbolic.SymbolicRun;
import dev.photofinish.predict.trust.Trust;
import dev.photofinish.predict.trust.TrustCheck;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.predict.window.SymbolicFeed;
import dev.photofinish.predict.window.WindowReader;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.LongArrays;
import dev.photofinish.trace.Run;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongPredicate;

/**
 * Takes one run through all stages: a walk to see which memory can be trusted, one for what
 * streams, one to check its witnesses, two for what these missed, one through the windows. No walk
 * keeps events, so memory does not grow with the length of the trace. Used by one thread.
 *
 * <p>Gaps need no care here. What a thread does after one may depend on all that was before, and
 * all stages keep what was before it before it; what it read earlier has its recorded values
 * anyway.
 */
final class RaceSearch {

  private static final long NANOS = 1_000_000_000L;

  /** So hard is no question that is answered within a second. */
  private static final long CONFLICTS = 2_000_000;

  private Run run;
  private final Program program;
  private final PredictOptions options;
  private final ValueSolver solver;
  private final PredictProgress progress;
  private final List<String> problems = new ArrayList<>();
  private final List<String> notices = new ArrayList<>();
  private Trust trust = Trust.FULL;
  private LongArrays arrays = new LongArrays();

  RaceSearch(
      Run run,
      Program program,
      PredictOptions options,
      ValueSolver solver,
      PredictProgress progress) {
    this.run = run;
    this.solver = solver;
    this.program = program;
    this.options = options;
    this.progress = progress;
  }

  /** The run as events are numbered in it; known once races have been asked for. */
  Run run() {
    return run;
  }

  /** Which memory is left alone; known once races have been asked for. */
  Trust trust() {
    return trust;
  }

  /** What was not looked at, one line each. */
  List<String> problems() {
    return problems;
  }

  /** What a reader should know, one line each. */
  List<String> notices() {
    return notices;
  }

  /** One race for each pair of places in the code, in the order in which they were found. */
  List<Predicted> races() {
    trust = trusted();
    StreamStages streams = new StreamStages();
    pass(streams::step, () -> false);
    Map<SitePair, Predicted> races = new LinkedHashMap<>();
    check(streams.check(), races);
    FarStage far = streams.far(races.keySet());
    pass(far::step, far::isOver);
    check(far.check(), races);
    if (isFocused()) {
      races.keySet().retainAll(streams.unordered());
      notices.add(
          "recorded with --focus: what threads read elsewhere is not known, so only accesses that"
              + " nothing orders are told");
    } else {
      windows(races.keySet()).forEach(race -> races.putIfAbsent(race.pair(), race));
    }
    noteUnseen(streams.unordered(), races.keySet());
    if (progress.isStopped()) {
      problems.add("interrupted: not all of it was looked at");
    }
    return named(races, streams.unordered());
  }

  /** Goes through the run, unless there is nothing to do. */
  private void pass(Consumer<Event> step, BooleanSupplier isOver) {
    if (!isOver.getAsBoolean()) {
      new Pass(run, trust, progress).forEach(inView(step), isOver);
    }
  }

  private void check(Witnesses.Check check, Map<SitePair, Predicted> races) {
    pass(check::step, check::isOver);
    check.races().forEach(race -> races.putIfAbsent(race.pair(), race));
  }

  /** What nothing orders may still be no race, if values that are read do. */
  private void noteUnseen(Set<SitePair> unordered, Set<SitePair> found) {
    long unseen = unordered.stream().filter(pair -> !found.contains(pair)).count();
    if (unseen > 0) {
      // The first, since not all of them may be told.
      notices.add(
          0,
          "nothing orders the accesses of %d pair%s of places, but no order was found in which"
                  .formatted(unseen, unseen == 1 ? "" : "s")
              + " they meet: not reported");
    }
  }

  /** Whether only some fields were recorded: what a thread does may then depend on others. */
  private boolean isFocused() {
    return run.meta().launch().focus().isPresent();
  }

  /**
   * Objects of a focused run are told when they are first used for anything, which is no order
   * between who does so and others.
   */
  private Consumer<Event> inView(Consumer<Event> step) {
    return isFocused()
        ? event -> {
          if (event.kind() != EventKind.NEW) {
            step.accept(event);
          }
        }
        : step;
  }

  private Trust trusted() {
    TrustCheck check = new TrustCheck();
    Pass pass = new Pass(run, Trust.FULL, progress);
    MissingClasses missing = new MissingClasses(run.dictionary(), program);
    pass.forEach(
        event -> {
          check.step(event);
          missing.step(event);
        });
    missing.notice().ifPresent(notices::add);
    problems.addAll(pass.merged().problems());
    arrays = check.arrays();
    run = run.expanding(arrays);
    // What is read may have been written where it is not recorded.
    Trust known = isFocused() ? Trust.FULL : check.trust();
    if (known.objects() > 0) {
      notices.add(
          "%d reads saw values that no recorded write left; %d objects are changed by code that is"
                  .formatted(known.reads(), known.objects())
              + " not recorded (left out, reflection, native code) or are too long to be told, and"
              + " no race on them is looked for");
    }
    return known;
  }

  private List<Predicted> windows(Set<SitePair> found) {
    List<Stage> stages =
        options.stages().stream().map(factory -> factory.of(run, program, solver)).toList();
    Limits limits = new Limits(CONFLICTS, options.solverSeconds() * NANOS, progress::isStopped);
    WindowStages windows =
        new WindowStages(stages, limits, options.threads(), new HashSet<>(found));
    Optional<SymbolicFeed> symbolic = symbolic(stages);
    windows.run(new WindowReader(new Pass(run, trust, progress), options.window(), symbolic));
    symbolic.ifPresent(feed -> notices.addAll(feed.notices()));
    stages.stream().flatMap(stage -> stage.failure().stream()).distinct().forEach(notices::add);
    windows.exhausted().forEach(stage -> notices.add(tooMany(stage)));
    if (windows.unanswered() > 0 && !progress.isStopped()) {
      notices.add(
          "%d of %d questions whether two accesses race were not answered: they are too large, or"
                  .formatted(windows.unanswered(), windows.questions())
              + " take too long for --solver-timeout; races may be missed");
    }
    return windows.races();
  }

  private static String tooMany(StageName stage) {
    return "too many pairs of accesses to ask of each if it races ("
        + stage.label()
        + "): races may be missed";
  }

  private Optional<SymbolicFeed> symbolic(List<Stage> stages) {
    if (stages.stream().noneMatch(Stage::isSymbolic)) {
      return Optional.empty();
    }
    if (run.count() > SymbolicRun.MOST_EVENTS) {
      notices.add("more than 20 million events: reads see what they saw, and no branch changes");
      return Optional.empty();
    }
    // Of long arrays, only elements that the run uses are told.
    LongPredicate isTold = object -> trust.isFull(object) && !arrays.has(object);
    SymbolicRun.Tries tries = new SymbolicRun.Tries(options.window(), isTold);
    return Optional.of(new SymbolicFeed(SymbolicRun.of(run, program, tries)));
  }

  /** What happens-before saw, too, is told as its own: it is the plainest reason. */
  private static List<Predicted> named(Map<SitePair, Predicted> races, Set<SitePair> unordered) {
    return races.values().stream()
        .map(
            race -> unordered.contains(race.pair()) ? race.foundBy(StageName.HAPPENS_BEFORE) : race)
        .toList();
  }
}
