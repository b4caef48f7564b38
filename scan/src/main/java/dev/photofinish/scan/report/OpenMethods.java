package dev.photofinish.scan.report;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.order.CallGraph;
import dev.photofinish.scan.order.Edges;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds the methods that code in sight can get to without a lock, on objects that others may know:
 * from methods that nobody in sight calls, by calls that are not sheltered.
 */
final class OpenMethods {

  private final Analysed analysed;
  private final CallGraph graph;
  private final CalledMethods called;
  private final Predicate<MethodModel> isSetUp;

  /** The methods that have each name. */
  private final int[][] named;

  private final boolean[] open;
  private final boolean[] reached;

  /**
   * @param isSetUp tells methods that are called while their object is not shared yet
   */
  OpenMethods(Analysed analysed, CalledMethods called, Predicate<MethodModel> isSetUp) {
    this.analysed = analysed;
    this.graph = analysed.graph();
    this.called = called;
    this.isSetUp = isSetUp;
    Edges names = new Edges();
    for (int i = 0; i < graph.size(); i++) {
      for (int name : called.names(i)) {
        names.add(name, i);
      }
    }
    this.named = names.bySource(called.size());
    this.open = Reachable.of(called.size(), this::isStart, this::openlyCalledBy);
    this.reached = Reachable.of(called.size(), this::isStart, this::calledBy);
  }

  private boolean isStart(int method) {
    return method < graph.size() && !called.isCalled(method);
  }

  private int[] openlyCalledBy(int method) {
    if (method >= graph.size()) {
      return named[method];
    } else if (isSetUp.test(graph.method(method))) {
      return Numbers.NONE;
    }
    List<MethodKey> sheltered = analysed.summary(method).sheltered();
    return sheltered.isEmpty()
        ? calledBy(method)
        : Numbers.which(
            calledBy(method), callee -> !MethodKey.contains(sheltered, called.method(callee)));
  }

  private int[] calledBy(int method) {
    return method >= graph.size() ? named[method] : called.callees(method);
  }

  /** Whether all ways to a method in sight are sheltered; of one without any, nothing is known. */
  boolean lack(MethodModel method) {
    int number = graph.number(method);
    return number >= 0 && reached[number] && !open[number];
  }
}
