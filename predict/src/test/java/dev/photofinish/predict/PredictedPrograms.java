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
  private int seen;
  private long found;

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
    Set<List<String>> real =
        runs.races().stream()
            .map(race -> pair(place(race.first()), place(race.second())))
            .collect(Collectors.toSet());
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      Path trace = folder.path().resolve("seed-" + seed);
      List<Prediction.Found> told = predict(program, trace);
      add(real, told);
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

  private List<Prediction.Found> predict(RandomProgram program, Path trace) throws Exception {
    Recorded recorded = Recorded.of(trace, program.classFiles(), program.mainClass());
    try (Program classes = recorded.program()) {
      return new Predictor(OPTIONS)
          .predict(List.of(recorded.run()), classes, solver, PredictProgress.SILENT)
          .races();
    }
  }

  private synchronized void add(Set<List<String>> real, List<Prediction.Found> told) {
    programs++;
    seen += real.size();
    found += told.stream().map(PredictedPrograms::pair).distinct().count();
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

  /** Programs, races of all their runs, and those of them that were predicted from one run. */
  synchronized String summary() {
    return "%d programs, %d races in all runs, %d predicted from one run, by stage %s"
        .formatted(programs, seen, found, byStage);
  }

  @Override
  public void close() {
    solver.close();
  }
}
