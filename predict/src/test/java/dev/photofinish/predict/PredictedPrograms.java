package dev.photofinish.predict;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.ir.Program;
import dev.photofinish.predict.stage.StageName;
import dev.photofinish.predict.symbolic.Recorded;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.testbench.TemporaryFolder;
import dev.photofinish.testbench.random.RandomProgram;
import dev.photofinish.testbench.random.explore.Budget;
import dev.photofinish.testbench.random.explore.Exploration;
import dev.photofinish.trace.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Random programs that are recorded once and predicted from, held against all their runs. Safe for
 * many threads; what is summed up does not depend on who is first.
 */
final class PredictedPrograms implements AutoCloseable {

  private static final PredictOptions OPTIONS = new PredictOptions(1_000, 10, 1);

  private final ValueSolver solver = new ValueSolver();
  private final Path kept;

  /** Guarded by this, as are the counts. */
  private final Map<StageName, Integer> byStage = new EnumMap<>(StageName.class);

  private int programs;
  private final Share ofAllRuns = new Share();
  private final Share onSameBranches = new Share();

  /** How many of the races there are were predicted. */
  private static final class Share {
    private long all;
    private long predicted;

    void add(Set<List<String>> races, Set<List<String>> told) {
      all += races.size();
      predicted += races.stream().filter(told::contains).count();
    }

    @Override
    public String toString() {
      return "%d of %d (%.1f %%)".formatted(predicted, all, 100.0 * predicted / Math.max(1, all));
    }
  }

  /**
   * @param kept where runs are kept that something false was predicted from: a seed gives the same
   *     program again, but not the same run
   */
  PredictedPrograms(Path kept) {
    this.kept = kept;
  }

  /** What is told of the program of a seed and no run of it has. */
  List<String> falseOnes(long seed, RandomProgram program) throws Exception {
    Exploration runs = program.explore(Budget.ALL_OR_NOTHING);
    if (!runs.isExhaustive() || runs.hasDeadlock()) {
      return List.of();
    }
    Set<List<String>> real = pairs(runs);
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      Path trace = folder.path().resolve("seed-" + seed);
      Recorded recorded = Recorded.of(trace, program.classFiles(), program.mainClass());
      List<Prediction.Found> told = predict(recorded);
      add(real, racesAlong(recorded.run(), program), told);
      List<String> wrong =
          told.stream()
              .filter(each -> !real.contains(pair(each)))
              .map(each -> each.stage().label() + ": " + pair(each))
              .toList();
      if (!wrong.isEmpty()) {
        keep(trace);
      }
      return wrong;
    }
  }

  private static Set<List<String>> pairs(Exploration runs) {
    return runs.races().stream()
        .map(race -> pair(place(race.first()), place(race.second())))
        .collect(Collectors.toSet());
  }

  /** Races of the runs in which threads go the same ways; none if that is not known. */
  private static Set<List<String>> racesAlong(Run run, RandomProgram program) {
    if (program.hasChoices()) {
      return Set.of();
    }
    return RecordedWays.of(run)
        .map(ways -> pairs(program.exploreAlong(ways, Budget.ALL_OR_NOTHING)))
        .orElse(Set.of());
  }

  private List<Prediction.Found> predict(Recorded recorded) throws Exception {
    try (Program classes = recorded.program()) {
      return new Predictor(OPTIONS)
          .predict(List.of(recorded.run()), classes, solver, PredictProgress.SILENT)
          .races();
    }
  }

  private synchronized void add(
      Set<List<String>> real, Set<List<String>> along, List<Prediction.Found> told) {
    Set<List<String>> found =
        told.stream().map(PredictedPrograms::pair).collect(Collectors.toSet());
    programs++;
    ofAllRuns.add(real, found);
    onSameBranches.add(along, found);
    told.forEach(each -> byStage.merge(each.stage(), 1, Integer::sum));
  }

  private void keep(Path trace) throws IOException {
    Path target = kept.resolve(trace.getFileName());
    try (Stream<Path> files = Files.walk(trace)) {
      for (Path file : files.toList()) {
        Path copy = target.resolve(trace.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
      }
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
  synchronized Map<StageName, Integer> byStage() {
    return new EnumMap<>(byStage);
  }

  /** Programs, and how many of the races of their runs were predicted from one run. */
  synchronized String summary() {
    return "%d programs, predicted from one run: %s of all runs, %s on its branches, by stage %s"
        .formatted(programs, ofAllRuns, onSameBranches, byStage);
  }

  @Override
  public void close() {
    solver.close();
  }
}
