package dev.photofinish.scan.report;

import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Unwanted;
import dev.photofinish.finding.UselessSuppression;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.AnnotatedCode;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.SuppressingAnnotations;
import dev.photofinish.models.UselessAnnotation;
import dev.photofinish.models.UselessAnnotations;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.order.CallGraph;
import dev.photofinish.scan.order.CallTargets;
import dev.photofinish.scan.order.Parallel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the races of all classes from the summaries of their methods. */
public final class Report {

  /**
   * How to report.
   *
   * @param allClasses whether every class is taken as meant for many threads
   * @param deduplicate whether to leave out what is like something reported
   * @param unwanted what to leave out because the user knows it
   */
  public record Options(boolean allClasses, boolean deduplicate, int threads, Unwanted unwanted) {}

  /**
   * What came of it.
   *
   * @param useless annotations that suppressed nothing
   */
  public record Found(List<Race> races, List<UselessSuppression> useless) {

    public Found {
      races = List.copyOf(races);
      useless = List.copyOf(useless);
    }
  }

  /** Of places with the same facts, so many are enough if one is reported for each method. */
  private static final int MAX_PLACES = 3;

  private final List<ClassModel> classes;
  private final Entries entries;
  private final Candidates candidates;
  private final SuppressingAnnotations annotations;
  private final Suppressions suppressions;
  private final Pairing pairing;
  private final RaceWriter writer;
  private final Options options;

  public Report(
      Program program,
      LibraryFacts library,
      List<ClassModel> classes,
      CallGraph graph,
      CallTargets targets,
      Summary[] summaries,
      Options options) {
    this.classes = classes;
    this.options = options;
    FieldFacts fields = new FieldFacts(summaries);
    LockComparison locks = new LockComparison(fields);
    ConcurrencyEvidence evidence =
        new ConcurrencyEvidence(program, library, started(summaries), options.allClasses());
    Methods methods = new Methods(program);
    Analysed analysed = new Analysed(graph, summaries, methods);
    this.entries =
        new Entries(
            program, analysed, library, targets, evidence, fields, classes, options.threads());
    Guards guards = new Guards(program, library, locks);
    this.candidates = new Candidates(fields, guards);
    this.writer = RaceWriter.of(program, library, guards);
    this.annotations = new SuppressingAnnotations(library);
    SuppressedCode annotated = new SuppressedCode(program, new AnnotatedCode(program, annotations));
    this.suppressions = new Suppressions(annotated, options.unwanted(), writer);
    Visible visible =
        new Visible(new SilentFields(program, library), suppressions, new Overrides(program));
    Thinning thinning = options.deduplicate() ? new Thinning(MAX_PLACES) : Thinning.OF_WAYS;
    PossiblePaths paths = new PossiblePaths(program, fields);
    LockFree lockFree =
        new LockFree(
            method -> analysed.summary(method).signals(),
            new SignalReader(program, library, methods));
    this.pairing =
        new Pairing(
            program.hierarchy(),
            locks,
            fields,
            paths,
            visible,
            suppressions,
            thinning,
            lockFree,
            new Strength(lockFree, entries.calls(), fields, program));
  }

  /**
   * Of several places that start a method, the first in the order of places is named; one that does
   * not wait for it before one that does.
   */
  private static Map<MethodKey, Fork> started(Summary[] summaries) {
    Map<MethodKey, Fork> started = new HashMap<>();
    for (Summary summary : summaries) {
      for (Fork fork : summary.forks()) {
        started.merge(fork.target(), fork, Report::first);
      }
    }
    return started;
  }

  private static Fork first(Fork one, Fork other) {
    if (one.joined() != other.joined()) {
      return one.joined() ? other : one;
    }
    return one.site().compareTo(other.site()) <= 0 ? one : other;
  }

  /** What a class contributes: its own races, and its accesses to static fields. */
  private record Part(Collection<Pair> pairs, List<Candidate> statics) {}

  public Found found() {
    List<Race> races = races();
    return new Found(
        races,
        UselessAnnotations.in(classes, annotations, suppressions.used()).stream()
            .map(Report::told)
            .toList());
  }

  private static UselessSuppression told(UselessAnnotation useless) {
    String method =
        useless
            .method()
            .map(MethodKey::of)
            .map(Places::methodName)
            .map(MethodName::signature)
            .orElse("");
    return new UselessSuppression(
        useless.annotation().simpleName(),
        Places.binary(useless.owner().name()),
        useless.field().map(FieldModel::name).orElse(method),
        useless.owner().sourcePath().orElse(""),
        useless.line(),
        useless.hasReason());
  }

  private List<Race> races() {
    Part[] parts = new Part[classes.size()];
    Parallel.forEach(classes.size(), options.threads(), i -> parts[i] = part(classes.get(i)));
    List<Pair> all = new ArrayList<>();
    List<Candidate> statics = new ArrayList<>();
    for (Part part : parts) {
      all.addAll(part.pairs());
      statics.addAll(part.statics());
    }
    // Static fields are the same for all classes.
    all.addAll(pairing.pairs(statics));
    Collection<Pair> distinct = Deduplication.distinct(all);
    List<Pair> kept =
        options.deduplicate()
            ? new Deduplication().reduce(distinct, suppressions.single())
            : Deduplication.inOrder(distinct);
    Race[] races = new Race[kept.size()];
    Parallel.forEach(races.length, options.threads(), i -> races[i] = writer.write(kept.get(i)));
    return List.of(races);
  }

  private Part part(ClassModel model) {
    List<Entry> found = entries.of(model);
    boolean evident = found.stream().anyMatch(Report::isEvident);
    List<Entry> own = found.stream().filter(entry -> entry.method().owner() == model).toList();
    List<Pair> pairs = evident ? pairing.pairs(candidates.toObjects(found)) : List.of();
    return new Part(Deduplication.distinct(pairs), candidates.toStatics(own));
  }

  private static boolean isEvident(Entry entry) {
    return entry.concurrency().isKnown() || entry.handsOver();
  }
}
