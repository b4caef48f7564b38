package dev.photofinish.predict;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.predict.stage.StageName;
import dev.photofinish.predict.symbolic.Recorded;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.testbench.TemporaryFolder;
import dev.photofinish.testbench.random.RandomProgram;
import dev.photofinish.testbench.random.explore.Budget;
import dev.photofinish.testbench.random.explore.Exploration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Random programs that are recorded once and predicted from, held against all their runs. Used by
 * one thread.
 */
final class PredictedPrograms implements AutoCloseable {

  private static final PredictOptions OPTIONS = new PredictOptions(1_000, 10, 1);

  private final ValueSolver solver = new ValueSolver();
  private final Map<StageName, Integer> byStage = new EnumMap<>(StageName.class);
  private int programs;
  private int seen;
  private int found;

  /** What is told of a program and no run of it has. */
  List<String> falseOnes(RandomProgram program) throws Exception {
    Exploration runs = program.explore(Budget.USUAL);
    if (!runs.isExhaustive() || runs.hasDeadlock()) {
      return List.of();
    }
    programs++;
    Set<List<String>> real =
        runs.races().stream()
            .map(race -> pair(place(race.first()), place(race.second())))
            .collect(Collectors.toSet());
    List<Prediction.Found> told = predict(program);
    seen += real.size();
    told.forEach(each -> byStage.merge(each.stage(), 1, Integer::sum));
    Set<List<String>> pairs =
        told.stream().map(PredictedPrograms::pair).collect(Collectors.toSet());
    found += pairs.size();
    return told.stream()
        .filter(each -> !real.contains(pair(each)))
        .map(each -> each.stage().label() + ": " + pair(each))
        .toList();
  }

  private List<Prediction.Found> predict(RandomProgram program) throws Exception {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      Recorded recorded = Recorded.of(folder.path(), program.classFiles(), program.mainClass());
      return new Predictor(OPTIONS)
          .predict(List.of(recorded.run()), recorded.program(), solver, PredictProgress.SILENT)
          .races();
    }
  }

  private static List<String> pair(Prediction.Found found) {
    return pair(place(found.race().first()), place(found.race().second()));
  }

  private static List<String> pair(String one, String other) {
    return one.compareTo(other) < 0 ? List.of(one, other) : List.of(other, one);
  }

  /** A line is the same for the whole program. */
  private static String place(Access access) {
    return access.site().line() + (access.kind() == AccessKind.WRITE ? "w" : "r");
  }

  private static String place(dev.photofinish.testbench.random.explore.Access access) {
    return access.line() + (access.write() ? "w" : "r");
  }

  /** How many races each stage was the first to find. */
  Map<StageName, Integer> byStage() {
    return byStage;
  }

  /** Programs, races of all their runs, and those of them that were predicted from one run. */
  String summary() {
    return "%d programs, %d races in all runs, %d predicted from one run, by stage %s"
        .formatted(programs, seen, found, byStage);
  }

  @Override
  public void close() {
    solver.close();
  }
}
