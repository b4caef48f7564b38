package dev.photofinish.scan;

import dev.photofinish.finding.Unwanted;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Models;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.method.Annotated;
import dev.photofinish.scan.method.Context;
import dev.photofinish.scan.method.Fields;
import dev.photofinish.scan.method.MethodAnalysis;
import dev.photofinish.scan.order.BottomUp;
import dev.photofinish.scan.order.CallGraph;
import dev.photofinish.scan.order.CallTargets;
import dev.photofinish.scan.order.Parallel;
import dev.photofinish.scan.order.Subclasses;
import dev.photofinish.scan.report.Report;
import java.util.List;
import java.util.stream.Stream;

/**
 * Scans a program for races: a summary for each method, callees first; then the accesses of each
 * class are paired.
 */
public final class Scanner {

  private final Models models;
  private final ScanOptions options;

  public Scanner(Models models, ScanOptions options) {
    this.models = models;
    this.options = options;
  }

  public ScanResult scan(Program program) {
    return scan(program, ScanProgress.NONE);
  }

  /** The same, with somebody who waits for it. */
  public ScanResult scan(Program program, ScanProgress progress) {
    return scan(program, progress, Unwanted.NOTHING);
  }

  /** The same, without what the user knows already. */
  public ScanResult scan(Program program, ScanProgress progress, Unwanted unwanted) {
    LibraryFacts library = models.in(program);
    List<ClassModel> classes = classes(program);
    CallTargets targets = new CallTargets(program, new Subclasses(classes), library);
    CallGraph graph = new CallGraph(program, classes, targets, options.threads());
    Context context =
        new Context(
            program,
            library,
            targets,
            new Fields(program, library, graph::stores),
            new Annotated(program, library));
    progress.start(graph.size());
    Summary[] summaries =
        BottomUp.run(
            graph,
            options.threads(),
            (method, visible) -> MethodAnalysis.of(context, method, visible),
            progress::step);
    Report.Options reporting =
        new Report.Options(
            options.allClasses(), options.deduplicate(), options.threads(), unwanted);
    Report report = new Report(program, library, classes, graph, targets, summaries, reporting);
    Report.Found found = report.found();
    return new ScanResult(found.races(), found.useless(), classes.size(), graph.size());
  }

  private List<ClassModel> classes(Program program) {
    List<String> names = List.copyOf(program.applicationNames());
    ClassModel[] models = new ClassModel[names.size()];
    Parallel.forEach(models.length, options.threads(), i -> models[i] = program.find(names.get(i)));
    return Stream.of(models).filter(model -> !model.isMissing()).toList();
  }
}
