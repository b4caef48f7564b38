package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.order.CallGraph;
import dev.photofinish.scan.order.CallTargets;

/**
 * Tells the methods that are not private but as good as: package-private and protected ones that
 * only their own class calls. What they do is seen through their callers, who may hold locks.
 */
final class Internal {

  private final CallGraph graph;
  private final Hierarchy hierarchy;
  private final CallTargets targets;
  private final boolean[] calledAtHome;
  private final boolean[] calledFromElsewhere;

  Internal(CallGraph graph, Hierarchy hierarchy, CallTargets targets) {
    this.targets = targets;
    this.hierarchy = hierarchy;
    this.graph = graph;
    this.calledAtHome = new boolean[graph.size()];
    this.calledFromElsewhere = new boolean[graph.size()];
    for (int caller = 0; caller < graph.size(); caller++) {
      for (int callee : graph.callees(caller)) {
        note(caller, callee);
      }
    }
  }

  private void note(int caller, int callee) {
    if (caller == callee) {
      return;
    }
    boolean atHome = isAtHome(graph.method(caller).owner(), graph.method(callee).owner());
    calledAtHome[callee] |= atHome;
    calledFromElsewhere[callee] |= !atHome;
  }

  /** A class calls what its subclasses override, as if it were its own. */
  private boolean isAtHome(ClassModel caller, ClassModel callee) {
    return caller == callee || hierarchy.superclasses(callee).contains(caller);
  }

  boolean contains(MethodModel method) {
    if (method.isPrivate()) {
      return true;
    }
    int number = graph.number(method);
    return number >= 0
        && !method.isPublic()
        && !method.isStatic()
        && !targets.callbacks(method.owner()).contains(method)
        && !method.isConstructor()
        && calledAtHome[number]
        && !calledFromElsewhere[number];
  }
}
