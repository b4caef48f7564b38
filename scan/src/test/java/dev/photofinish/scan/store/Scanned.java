package dev.photofinish.scan.store;

import dev.photofinish.finding.Race;
import dev.photofinish.finding.Unwanted;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Models;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.method.Annotated;
import dev.photofinish.scan.method.Context;
import dev.photofinish.scan.method.Fields;
import dev.photofinish.scan.method.MethodAnalysis;
import dev.photofinish.scan.order.BottomUp;
import dev.photofinish.scan.order.CallGraph;
import dev.photofinish.scan.order.CallTargets;
import dev.photofinish.scan.order.Subclasses;
import dev.photofinish.scan.report.Report;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A scan that lets out the summaries, and makes the report from any others. */
final class Scanned {

  private final Program program;
  private final LibraryFacts library;
  private final List<ClassModel> classes;
  private final CallTargets targets;
  private final CallGraph graph;

  Scanned(Program program) {
    this.program = program;
    this.library = Models.builtIn().in(program);
    this.classes =
        program.applicationNames().stream()
            .map(program::find)
            .filter(model -> !model.isMissing())
            .toList();
    this.targets = new CallTargets(program, new Subclasses(classes), library);
    this.graph = new CallGraph(program, classes, targets, 1);
  }

  Map<MethodKey, Summary> summaries(int threads) {
    Context context =
        new Context(
            program,
            library,
            targets,
            new Fields(program, library, name -> true),
            new Annotated(program, library));
    Summary[] found =
        BottomUp.run(
            graph, threads, (method, visible) -> MethodAnalysis.of(context, method, visible));
    Map<MethodKey, Summary> summaries = new LinkedHashMap<>();
    for (int i = 0; i < found.length; i++) {
      summaries.put(MethodKey.of(graph.method(i)), found[i]);
    }
    return summaries;
  }

  List<Race> races(Map<MethodKey, Summary> summaries) {
    Summary[] ordered = new Summary[graph.size()];
    for (int i = 0; i < ordered.length; i++) {
      ordered[i] = Objects.requireNonNull(summaries.get(MethodKey.of(graph.method(i))));
    }
    Report.Options options = new Report.Options(false, false, 1, Unwanted.NOTHING);
    return new Report(program, library, classes, graph, targets, ordered, options).found().races();
  }
}
