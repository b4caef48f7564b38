package dev.photofinish.cli.run;

import dev.photofinish.cli.Version;
import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.cli.progress.Progress;
import dev.photofinish.cli.suppress.LeftOut;
import dev.photofinish.finding.Details;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Stats;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.models.Models;
import dev.photofinish.prove.OpenProgram;
import dev.photofinish.prove.Proof;
import dev.photofinish.prove.ProofReport;
import dev.photofinish.prove.ProveException;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.Prover;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The whole-program analysis, as {@code photofinish prove} runs it. */
public final class ProveAnalysis implements Analysis {

  private final ProveRequest request;
  private final Interruption interruption;
  private final long start = System.nanoTime();

  public ProveAnalysis(ProveRequest request, Interruption interruption) {
    this.request = request;
    this.interruption = interruption;
  }

  @Override
  public void reported(int exitCode) {
    interruption.done(exitCode);
  }

  @Override
  public Findings run(Progress progress, LeftOut leftOut) throws IOException {
    Models known = ModelFiles.read(request.models());
    try {
      Optional<OpenProgram> open = open();
      try (Program program =
          Program.open(
              open.map(callers -> callers.addTo(request.inputs())).orElse(request.inputs()))) {
        interruption.listen();
        Findings findings = prove(program, known, open, progress, leftOut);
        leftOut.analysed(Programs.sourcesOf(program));
        return findings;
      }
    } catch (BadInputException | ProveException e) {
      throw new BadUsage(String.valueOf(e.getMessage()));
    }
  }

  /** The callers of a library, which are made from what is known of it alone. */
  private Optional<OpenProgram> open() throws BadInputException, IOException, ProveException {
    if (request.apiClasses().isEmpty()) {
      return Optional.empty();
    }
    try (Program library = Program.open(request.inputs())) {
      return Optional.of(OpenProgram.of(library, request.apiClasses().get()));
    }
  }

  private Findings prove(
      Program program, Models known, Optional<OpenProgram> open, Progress progress, LeftOut leftOut)
      throws ProveException {
    ProveOptions options =
        open.map(callers -> request.options().withMain(callers.mainClass()))
            .orElse(request.options());
    LastRound last = new LastRound(progress, interruption);
    List<Problem> problems = new ArrayList<>();
    Optional<Proof> proof;
    Optional<String> incomplete = Optional.empty();
    try {
      proof = Optional.of(new Prover(known, options).prove(program, last));
    } catch (Interruption.Interrupted e) {
      proof = last.proof();
      problems.add(last.problem());
      incomplete = Optional.of(last.meaning());
    }
    interruption.analysed();
    proof.ifPresent(
        found -> found.notices().forEach(text -> problems.add(new Problem("rounds", text, false))));
    problems.addAll(Programs.problemsOf(program));
    open.ifPresent(
        callers ->
            callers.notices().forEach(text -> problems.add(new Problem("--api", text, false))));
    Set<String> madeUp = open.map(OpenProgram::madeUp).orElse(Set.of());
    if (proof.isEmpty()) {
      return nothing(problems, incomplete);
    }
    ProofReport report = new ProofReport(proof.get(), madeUp);
    leftOut.useless(report.useless());
    return findings(report, problems, incomplete);
  }

  private Findings nothing(List<Problem> problems, Optional<String> incomplete) {
    return new Findings(
        Version.current(),
        "prove",
        List.of(),
        ProvedFree.NONE,
        List.of(),
        problems,
        new Stats(0, 0, milliseconds()),
        new Details(List.of(), List.of(), incomplete));
  }

  private Findings findings(ProofReport report, List<Problem> problems, Optional<String> incomplete)
      throws ProveException {
    Details details = report.details(request.byObject());
    List<Race> races = report.races();
    if (request.explain().isPresent()) {
      String field = request.explain().get();
      details = new Details(details.groups(), report.explain(field));
      races = races.stream().filter(race -> ProofReport.isMeant(race, field)).toList();
    }
    return new Findings(
        Version.current(),
        "prove",
        races,
        report.provedFree(),
        report.assumptions(),
        problems,
        new Stats(report.classes(), report.methods(), milliseconds()),
        new Details(details.groups(), details.sections(), incomplete));
  }

  private long milliseconds() {
    return (System.nanoTime() - start) / 1_000_000;
  }
}
