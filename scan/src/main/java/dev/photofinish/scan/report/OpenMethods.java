package dev.photofinish.scan.report;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.order.CallGraph;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Finds the methods that code in sight can get to without a lock, on objects that others may know:
 * from methods that nobody in sight calls, by calls that are not sheltered.
 */
final class OpenMethods {

  private static final int[] NONE = {};

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
    this.named = new int[called.size()][];
    Arrays.fill(named, NONE);
    for (int i = 0; i < graph.size(); i++) {
      for (int name : called.names(i)) {
        named[name] = IntStream.concat(Arrays.stream(named[name]), IntStream.of(i)).toArray();
      }
    }
    this.open = Reachable.of(called.size(), this::isStart, this::openlyCalledBy);
    this.reached = Reachable.of(called.size(), this::isStart, i -> calledBy(i, Set.of()));
  }

  private boolean isStart(int method) {
    return method < graph.size() && !called.isCalled(method);
  }

  private int[] openlyCalledBy(int method) {
    if (method >= graph.size()) {
      return named[method];
    }
    return isSetUp.test(graph.method(method))
        ? NONE
        : calledBy(method, new HashSet<>(analysed.summary(method).sheltered()));
  }

  private int[] calledBy(int method, Set<MethodKey> but) {
    if (method >= graph.size()) {
      return named[method];
    }
    List<MethodModel> byName = graph.unfollowed(method);
    return IntStream.concat(
            Arrays.stream(graph.callees(method)), byName.stream().mapToInt(called::named))
        .filter(callee -> but.isEmpty() || !but.contains(MethodKey.of(called.method(callee))))
        .toArray();
  }

  /** Whether all ways to a method in sight are sheltered; of one without any, nothing is known. */
  boolean lack(MethodModel method) {
    int number = graph.number(method);
    return number >= 0 && reached[number] && !open[number];
  }
}
