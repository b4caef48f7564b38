package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.order.CallGraph;
import dev.photofinish.scan.order.CallTargets;
import dev.photofinish.scan.order.Parallel;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * What the calls in sight say of methods that others could call as well. Of a class many of whose
 * methods nobody in sight calls, they say nothing: it is there for others.
 */
final class CallsInSight {

  /** A class is there for others if one of so many of its public methods is not called. */
  private static final int SHARE = 4;

  private final CallTargets targets;
  private final CallGraph graph;
  private final CalledMethods called;
  private final Predicate<MethodModel> isTask;
  private final PassedParameters made;
  private final Supplier<Further> further;
  private final ConcurrentMap<ClassModel, Boolean> forOthers = new ConcurrentHashMap<>();

  /** What is found out beside other things that do not need it. */
  private record Further(PassedParameters run, OpenMethods open) {}

  /**
   * @param isTask tells what is handed to threads somewhere
   */
  CallsInSight(
      Analysed analysed,
      CallTargets targets,
      Hierarchy hierarchy,
      Predicate<MethodModel> isTask,
      int threads) {
    this.targets = targets;
    this.graph = analysed.graph();
    this.called = new CalledMethods(graph, hierarchy);
    this.isTask = isTask;
    ParameterFlow flow = new ParameterFlow(analysed, called);
    this.made = PassedParameters.justMade(graph, flow);
    this.further =
        Parallel.start(
            threads,
            () ->
                new Further(
                    PassedParameters.ofTasks(graph, flow, isTask),
                    new OpenMethods(analysed, called, this::areOfMaker)));
  }

  /** Whether a method belongs to the making of its object: all that call it have just made that. */
  boolean areOfMaker(MethodModel method) {
    return !method.isStatic()
        && !method.isConstructor()
        && made.contain(method, 0)
        && !isForOthers(method.owner());
  }

  /**
   * Whether a method is a part of what a thread runs: only that calls it, on its own object. Others
   * may do so on objects that they have just made.
   */
  boolean areOfTask(MethodModel method) {
    return !method.isStatic()
        && !method.isConstructor()
        && further.get().run().contain(method, 0)
        && !made.contain(method, 0)
        && !isTask.test(method)
        && !isForOthers(method.owner());
  }

  /** Whether a lock is held on all ways to a method, or its object is not shared yet. */
  boolean areSheltered(MethodModel method) {
    return holdLocks(method) && !isForOthers(method.owner());
  }

  /** The same of a method that only code in sight calls. */
  boolean holdLocks(MethodModel method) {
    return further.get().open().lack(method);
  }

  private boolean isForOthers(ClassModel model) {
    return forOthers.computeIfAbsent(model, this::findForOthers);
  }

  private boolean findForOthers(ClassModel model) {
    List<MethodModel> callbacks = targets.callbacks(model);
    int all = 0;
    int uncalled = 0;
    for (MethodModel method : model.methods()) {
      if (isOffered(method) && !callbacks.contains(method)) {
        all++;
        uncalled += called.isCalled(graph.number(method)) ? 0 : 1;
      }
    }
    return uncalled > 0 && SHARE * uncalled >= all;
  }

  private static boolean isOffered(MethodModel method) {
    return method.isPublic()
        && method.hasCode()
        && !method.isStatic()
        && !method.isConstructor()
        && !method.isSynthetic();
  }
}
