package dev.photofinish.cli.run;

import dev.photofinish.cli.Version;
import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.progress.Progress;
import dev.photofinish.cli.record.FocusedFields;
import dev.photofinish.cli.suppress.LeftOut;
import dev.photofinish.finding.Details;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Section;
import dev.photofinish.finding.Stats;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.predict.PredictException;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Prediction;
import dev.photofinish.predict.Predictor;
import dev.photofinish.trace.TraceException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Races in reorderings of a recorded run, as {@code photofinish predict} finds them. */
public final class PredictAnalysis implements Analysis {

  private final PredictRequest request;
  private final Interruption interruption;
  private final long start = System.nanoTime();

  public PredictAnalysis(PredictRequest request, Interruption interruption) {
    this.request = request;
    this.interruption = interruption;
  }

  @Override
  public void reported(int exitCode) {
    interruption.done(exitCode);
  }

  @Override
  public Findings run(Progress progress, LeftOut leftOut) throws IOException {
    OpenTrace trace = OpenTrace.of(request.trace());
    Optional<EarlierReport> earlier = request.report().map(EarlierReport::read);
    try (Program program = Program.open(request.inputs())) {
      interruption.listen();
      Prediction prediction =
          new Predictor(request.options()).predict(trace.runs(), program, shown(progress));
      interruption.analysed();
      leftOut.analysed(Programs.sourcesOf(program));
      List<Race> races = new ScheduleFiles(request.schedules()).write(prediction.races());
      List<Race> all = earlier.map(report -> report.with(races)).orElse(races);
      List<Problem> problems = new ArrayList<>(prediction.problems());
      problems.addAll(Programs.problemsOf(program));
      missedFocus(trace).ifPresent(problems::add);
      earlier.flatMap(EarlierReport::problem).ifPresent(problems::add);
      Stats stats = new Stats(program.applicationNames().size(), methods(trace), milliseconds());
      return findings(prediction, all, problems, stats);
    } catch (PredictException e) {
      throw new BadUsage(e.text());
    } catch (TraceException e) {
      throw new BadUsage(e.text());
    } catch (BadInputException e) {
      throw new BadUsage(String.valueOf(e.getMessage()));
    }
  }

  /** That such a trace has no races says nothing of the program. */
  private Optional<Problem> missedFocus(OpenTrace trace) {
    FocusedFields focus = FocusedFields.of(trace.runs());
    return focus.isMissed()
        ? Optional.of(
            new Problem(
                request.trace().toString(),
                "recorded with --focus, and no code that was loaded accesses a field of it: "
                    + focus.examples(),
                true))
        : Optional.empty();
  }

  private PredictProgress shown(Progress progress) {
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
        return interruption.isRequested();
      }
    };
  }

  private static Findings findings(
      Prediction prediction, List<Race> races, List<Problem> problems, Stats stats) {
    Optional<String> incomplete =
        problems.stream().anyMatch(Problem::lost)
            ? Optional.of("these are the races in what could be looked at; there may be more.")
            : Optional.empty();
    return new Findings(
        Version.current(),
        "predict",
        races,
        ProvedFree.NONE,
        List.of(),
        problems,
        stats,
        new Details(List.of(), sections(prediction), incomplete));
  }

  /** Those that ran under the agent, in the run that had most. */
  private static int methods(OpenTrace trace) {
    return trace.runs().stream().mapToInt(run -> run.dictionary().methods().size()).max().orElse(0);
  }

  private static List<Section> sections(Prediction prediction) {
    List<String> lines = new ArrayList<>();
    lines.add(String.format(Locale.ROOT, "%,d events were looked at.", prediction.events()));
    prediction.byStage().forEach((stage, count) -> lines.add("%3d by %s".formatted(count, stage)));
    return List.of(new Section("How they were found:", lines));
  }

  private long milliseconds() {
    return (System.nanoTime() - start) / 1_000_000;
  }
}
