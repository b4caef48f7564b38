package dev.photofinish.predict;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import dev.photofinish.ir.Program;
import dev.photofinish.predict.stage.StageName;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.trace.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The front door: from a trace to the races that reorderings of it have. Every race has a witness
 * that was checked by code of its own.
 */
public final class Predictor {

  private final PredictOptions options;

  /** The same race in the code, whatever the run and the objects. */
  private record Key(
      String location, Frame first, AccessKind firstKind, Frame second, AccessKind secondKind) {

    static Key of(Race race) {
      Access first = race.first();
      Access second = race.second();
      return new Key(
          race.location().stableName(), first.site(), first.kind(), second.site(), second.kind());
    }
  }

  public Predictor(PredictOptions options) {
    this.options = options;
  }

  /**
   * Looks at the runs of a trace one after the other.
   *
   * @param program the classes that ran
   * @throws PredictException if other classes ran, or none of the given ones, or nothing was
   *     recorded
   * @throws IOException if a class file cannot be read
   */
  public Prediction predict(List<Run> runs, Program program, PredictProgress progress)
      throws PredictException, IOException {
    try (ValueSolver solver = new ValueSolver()) {
      return predict(runs, program, solver, progress);
    }
  }

  /** The same with a solver that is used for others, too: to start one takes a while. */
  Prediction predict(List<Run> runs, Program program, ValueSolver solver, PredictProgress progress)
      throws PredictException, IOException {
    long events = runs.stream().mapToLong(Run::count).sum();
    // Where something is missing, that is to be told, and not that there is nothing.
    if (events == 0 && runs.stream().allMatch(run -> run.problems().isEmpty())) {
      throw new PredictException(runs.get(0).folder() + ": no events were recorded");
    }
    ClassHashes.check(runs, program);
    Map<Key, Prediction.Found> races = new LinkedHashMap<>();
    List<Problem> problems = new ArrayList<>();
    for (Run run : runs) {
      RunPredictor predictor = new RunPredictor(run, program, options, solver, progress);
      predictor.races().forEach(found -> races.putIfAbsent(Key.of(found.race()), found));
      problems.addAll(predictor.problems());
    }
    List<Prediction.Found> sorted =
        races.values().stream()
            .sorted(Comparator.comparing(Prediction.Found::race, Race.REPORT_ORDER))
            .toList();
    return new Prediction(sorted, problems, events, byStage(sorted));
  }

  private static Map<String, Integer> byStage(List<Prediction.Found> races) {
    Map<StageName, Integer> counts = new EnumMap<>(StageName.class);
    races.forEach(found -> counts.merge(found.stage(), 1, Integer::sum));
    Map<String, Integer> named = new LinkedHashMap<>();
    counts.forEach((stage, count) -> named.put(stage.label(), count));
    return named;
  }
}
