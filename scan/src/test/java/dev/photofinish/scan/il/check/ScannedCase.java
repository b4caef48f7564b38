package dev.photofinish.scan.il.check;

import dev.photofinish.finding.Race;
import dev.photofinish.finding.Unwanted;
import dev.photofinish.finding.Verdict;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Models;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.il.IlCase;
import dev.photofinish.scan.method.Annotated;
import dev.photofinish.scan.method.Context;
import dev.photofinish.scan.method.Fields;
import dev.photofinish.scan.method.MethodAnalysis;
import dev.photofinish.scan.order.BottomUp;
import dev.photofinish.scan.order.CallGraph;
import dev.photofinish.scan.order.CallTargets;
import dev.photofinish.scan.order.Subclasses;
import dev.photofinish.scan.report.Report;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What scan says of a program in the paper's language, with the summaries that its front door keeps
 * to itself.
 *
 * @param strong the strong races
 * @param summaries by the names of methods
 */
public record ScannedCase(List<Race> strong, Map<String, Summary> summaries) {

  private static final Report.Options OPTIONS =
      new Report.Options(false, false, 1, Unwanted.NOTHING);

  public ScannedCase {
    strong = List.copyOf(strong);
    summaries = Map.copyOf(summaries);
  }

  public static ScannedCase of(IlCase program, Models models)
      throws IOException, BadInputException {
    Map<String, byte[]> classes = Map.of(program.className(), program.classFile());
    try (Program model = Program.open(ProgramInputs.ofClasses(classes))) {
      return of(model, models.in(model), List.of(model.find(program.className())));
    }
  }

  private static ScannedCase of(Program program, LibraryFacts library, List<ClassModel> classes) {
    CallTargets targets = new CallTargets(program, new Subclasses(classes), library);
    CallGraph graph = new CallGraph(program, classes, targets, 1);
    Fields fields = new Fields(program, library, name -> true);
    Context context =
        new Context(program, library, targets, fields, new Annotated(program, library));
    Summary[] summaries =
        BottomUp.run(graph, 1, (method, seen) -> MethodAnalysis.of(context, method, seen));
    Report report = new Report(program, library, classes, graph, targets, summaries, OPTIONS);
    return new ScannedCase(
        report.found().races().stream().filter(race -> race.verdict() == Verdict.STRONG).toList(),
        byName(graph, summaries));
  }

  private static Map<String, Summary> byName(CallGraph graph, Summary[] summaries) {
    Map<String, Summary> byName = new HashMap<>();
    for (int i = 0; i < summaries.length; i++) {
      byName.put(graph.method(i).name(), summaries[i]);
    }
    return byName;
  }

  Summary summary(String method) {
    return Objects.requireNonNull(summaries.get(method), method);
  }
}
