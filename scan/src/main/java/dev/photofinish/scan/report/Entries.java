package dev.photofinish.scan.report;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.CallContext;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Meaning;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.order.CallTargets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the methods of a class that other code may call, inherited and inner ones included. */
final class Entries {

  /** Inner classes of inner classes reach the outer object by so many steps at most. */
  private static final int MAX_DEPTH = 3;

  /** Methods that only tests call, or who makes the object. */
  private static final Set<Meaning> NOT_FOR_OTHERS =
      EnumSet.of(Meaning.TESTING, Meaning.INITIALIZER, Meaning.INJECTED);

  private final Analysed analysed;
  private final Hierarchy hierarchy;
  private final LibraryFacts library;
  private final ConcurrencyEvidence evidence;
  private final KeptClosures closures;
  private final Hooks hooks;
  private final Internal internal;
  private final Unused unused;
  private final CallsInSight calls;
  private final Map<String, List<ClassModel>> innerClasses = new HashMap<>();

  Entries(
      Program program,
      Analysed analysed,
      LibraryFacts library,
      CallTargets targets,
      ConcurrencyEvidence evidence,
      FieldFacts fields,
      List<ClassModel> classes,
      int threads) {
    this.analysed = analysed;
    this.hierarchy = program.hierarchy();
    this.library = library;
    this.evidence = evidence;
    this.closures = new KeptClosures(fields, analysed);
    this.calls = new CallsInSight(analysed, targets, hierarchy, evidence::isStarted, threads);
    this.hooks = new Hooks(hierarchy, calls);
    this.internal = new Internal(analysed, hierarchy, library, targets, calls);
    this.unused = new Unused(analysed.graph(), hierarchy, classes);
    for (ClassModel model : classes) {
      model
          .outerClass()
          .ifPresent(
              outer -> innerClasses.computeIfAbsent(outer, key -> new ArrayList<>(1)).add(model));
    }
  }

  /** What an overriding method has in common with the overridden one. */
  private record Signature(String name, MethodDescriptor descriptor) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Signature signature
          && name.equals(signature.name)
          && descriptor.equals(signature.descriptor);
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }
  }

  CallsInSight calls() {
    return calls;
  }

  List<Entry> of(ClassModel model) {
    List<Entry> entries = new ArrayList<>();
    if (library.has(model.annotations(), Meaning.IMMUTABLE)) {
      return entries;
    }
    Set<Signature> seen = new HashSet<>();
    addMethods(model, model, seen, entries);
    for (ClassModel ancestor : hierarchy.superclasses(model)) {
      addMethods(model, ancestor, seen, entries);
    }
    for (ClassModel ancestor : hierarchy.superinterfaces(model)) {
      addMethods(model, ancestor, seen, entries);
    }
    addInners(model, model, 1, entries);
    return entries;
  }

  /** What a class declares, as far as nothing nearer overrides it. */
  private void addMethods(
      ClassModel model, ClassModel declaring, Set<Signature> seen, List<Entry> entries) {
    boolean inherited = model != declaring;
    for (MethodModel method : declaring.methods()) {
      boolean skipped = inherited && (method.isConstructor() || method.isStatic());
      if (isEntry(method)
          && !skipped
          && (method.isStatic() || seen.add(new Signature(method.name(), method.descriptor())))) {
        add(model, method, entries, 0);
      }
    }
  }

  private void addInners(ClassModel model, ClassModel outer, int depth, List<Entry> entries) {
    for (ClassModel inner : innerClasses.getOrDefault(outer.name(), List.of())) {
      addInner(model, inner, depth, entries);
      if (depth < MAX_DEPTH) {
        addInners(model, inner, depth + 1, entries);
      }
    }
  }

  private void addInner(ClassModel model, ClassModel inner, int depth, List<Entry> entries) {
    for (MethodModel method : inner.methods()) {
      if (isEntry(method)
          && !method.isStatic()
          && !method.isConstructor()
          && !evidence.isStartedBy(model, method)) {
        add(model, method, entries, depth);
      }
    }
  }

  private void add(ClassModel model, MethodModel method, List<Entry> entries, int depth) {
    Summary summary = analysed.summary(method);
    List<Snapshot> accesses = closures.accesses(summary);
    if (!accesses.isEmpty()) {
      ClassModel owner = depth > 0 ? method.owner() : model;
      if (library.calledBy(owner, method) != CallContext.ALONE) {
        Concurrency concurrency = evidence.of(owner, method, summary);
        Concurrency forStatics = evidence.forStatics(concurrency, method, summary);
        boolean makes = depth == 0 && makes(method, concurrency);
        entries.add(
            new Entry(
                model,
                method,
                summary,
                accesses,
                concurrency,
                forStatics,
                makes,
                hooks.contain(method),
                depth));
      }
    }
  }

  private boolean makes(MethodModel method, Concurrency concurrency) {
    return method.isConstructor() || (!concurrency.isPromised() && calls.areOfMaker(method));
  }

  private boolean isEntry(MethodModel method) {
    return method.hasCode()
        && !method.isSynthetic()
        && !method.isClassInitializer()
        && !internal.contains(method)
        && !calls.areOfTask(method)
        && !unused.contains(method)
        && (method.annotations().isEmpty() || isForOthers(method));
  }

  private boolean isForOthers(MethodModel method) {
    for (AnnotationModel annotation : method.annotations()) {
      if (!Collections.disjoint(library.meanings(annotation), NOT_FOR_OTHERS)) {
        return false;
      }
    }
    return true;
  }
}
