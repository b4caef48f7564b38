package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.models.CallContext;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.order.CallGraph;
import dev.photofinish.scan.order.CallTargets;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * Tells the methods that are not private but as good as: package-private and protected ones that
 * only their own class calls, or that are only called with a lock held or on objects that nobody
 * else knows. What they do is seen through their callers.
 */
final class Internal {

  private final Analysed analysed;
  private final CallGraph graph;
  private final Hierarchy hierarchy;
  private final LibraryFacts library;
  private final CallTargets targets;
  private final CallsInSight calls;
  private final boolean[] calledAtHome;
  private final boolean[] calledFromElsewhere;
  private final boolean[] calledByOverride;
  private final boolean[] reached;

  Internal(
      Analysed analysed,
      Hierarchy hierarchy,
      LibraryFacts library,
      CallTargets targets,
      CallsInSight calls) {
    this.analysed = analysed;
    this.library = library;
    this.targets = targets;
    this.calls = calls;
    this.hierarchy = hierarchy;
    this.graph = analysed.graph();
    this.calledAtHome = new boolean[graph.size()];
    this.calledFromElsewhere = new boolean[graph.size()];
    this.calledByOverride = new boolean[graph.size()];
    for (int caller = 0; caller < graph.size(); caller++) {
      for (int callee : graph.callees(caller)) {
        note(caller, callee);
      }
    }
    noteCallersLocks();
    this.reached = reachedFromOthers();
  }

  /**
   * A package-private or protected method that is only called with a lock held, or on objects that
   * nobody else knows, is as good as one that only its own class calls.
   */
  private void noteCallersLocks() {
    boolean[] openly = calledOpenly();
    for (int i = 0; i < graph.size(); i++) {
      if (calledFromElsewhere[i] && !graph.method(i).isPublic() && !openly[i]) {
        calledFromElsewhere[i] = false;
        calledAtHome[i] = true;
      }
    }
  }

  /** What others can get to without a lock, on objects that are known. */
  private boolean[] calledOpenly() {
    return Reachable.of(
        graph.size(),
        i -> !isClosed(i) && !isCalledAlone(graph.method(i)),
        this::calledWithoutLocks);
  }

  /** Whether all callers are in sight. A subclass that calls what it overrides says nothing. */
  private boolean isClosed(int number) {
    MethodModel method = graph.method(number);
    boolean isCalled = calledAtHome[number] || calledFromElsewhere[number];
    return !method.isPublic() && isCalled && !calledByOverride[number];
  }

  /** Whether it is called while nobody else uses the object. */
  private boolean isCalledAlone(MethodModel method) {
    return calls.areOfMaker(method)
        || library.calledBy(method.owner(), method) == CallContext.ALONE;
  }

  private int[] calledWithoutLocks(int caller) {
    List<MethodKey> callees = analysed.summary(caller).callsWithoutLocks();
    return callees.isEmpty()
        ? Numbers.NONE
        : Numbers.which(
            graph.callees(caller), callee -> MethodKey.contains(callees, graph.method(callee)));
  }

  private void note(int caller, int callee) {
    if (caller == callee) {
      return;
    }
    boolean byOverride = isOverride(graph.method(caller), graph.method(callee));
    boolean atHome =
        !byOverride && isAtHome(graph.method(caller).owner(), graph.method(callee).owner());
    calledAtHome[callee] |= atHome;
    calledFromElsewhere[callee] |= !atHome;
    calledByOverride[callee] |= byOverride;
  }

  private boolean isSubclass(ClassModel one, ClassModel other) {
    return one == other || hierarchy.superclasses(one).contains(other);
  }

  /** Whether one overrides the other: what it calls is done on objects of the subclass only. */
  private boolean isOverride(MethodModel caller, MethodModel callee) {
    return caller.name().equals(callee.name())
        && caller.descriptor().equals(callee.descriptor())
        && hierarchy.superclasses(caller.owner()).contains(callee.owner());
  }

  /**
   * A class calls what it inherits, what its subclasses override, and what its outer object has, as
   * if it were its own.
   */
  private boolean isAtHome(ClassModel caller, ClassModel callee) {
    return isSubclass(caller, callee) || isSubclass(callee, caller) || isInner(caller, callee);
  }

  private static boolean isInner(ClassModel inner, ClassModel outer) {
    String prefix = outer.name();
    return inner.name().startsWith(prefix)
        && inner.name().startsWith("$", prefix.length())
        && !Modifier.isStatic(inner.access());
  }

  boolean contains(MethodModel method) {
    if (method.isPrivate()) {
      return true;
    }
    int number = graph.number(method);
    return number >= 0 && isCandidate(number) && reached[number];
  }

  private boolean isCandidate(int number) {
    MethodModel method = graph.method(number);
    return !method.isPublic()
        && !method.isPrivate()
        && !method.isStatic()
        && !method.isConstructor()
        && calledAtHome[number]
        && !calledFromElsewhere[number]
        && !targets.callbacks(method.owner()).contains(method);
  }

  /** What others can get to: methods that only call each other are entries all the same. */
  private boolean[] reachedFromOthers() {
    return Reachable.of(
        graph.size(), i -> !graph.method(i).isPrivate() && !isCandidate(i), graph::callees);
  }
}
