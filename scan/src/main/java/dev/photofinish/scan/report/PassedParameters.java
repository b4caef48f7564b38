package dev.photofinish.scan.report;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.order.CallGraph;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * Finds the parameters for which all callers in sight pass an object that they have just made, or
 * that the thread they are on runs; or they pass a parameter of which the same is known.
 */
final class PassedParameters {

  private final CallGraph graph;
  private final ParameterFlow flow;

  /** The parameters of which it does not matter who else passes them something. */
  private final BitSet given;

  private final boolean[] found;

  private PassedParameters(CallGraph graph, ParameterFlow flow, BitSet given) {
    this.graph = graph;
    this.flow = flow;
    this.given = given;
    this.found = find();
  }

  /** Those that get objects just made. */
  static PassedParameters justMade(CallGraph graph, ParameterFlow flow) {
    return new PassedParameters(graph, flow, new BitSet());
  }

  /**
   * Those that get the object that a thread runs, from the thread, or one just made.
   *
   * @param isTask tells what threads run
   */
  static PassedParameters ofTasks(
      CallGraph graph, ParameterFlow flow, Predicate<MethodModel> isTask) {
    BitSet given = new BitSet();
    for (int i = 0; i < graph.size(); i++) {
      if (!graph.method(i).isStatic() && isTask.test(graph.method(i))) {
        given.set(flow.number(i, 0));
      }
    }
    return new PassedParameters(graph, flow, given);
  }

  /** Methods that only call each other pass on what comes from nowhere. */
  private boolean[] find() {
    BitSet others = flow.others();
    others.andNot(given);
    boolean[] spoilt = Reachable.of(flow.size(), others::get, this::spoiltBy);
    boolean[] reached =
        Reachable.of(flow.size(), i -> given.get(i) || flow.isMade(i), flow::passedTo);
    for (int i = 0; i < reached.length; i++) {
      reached[i] &= !spoilt[i];
    }
    return reached;
  }

  /** The parameters that get the same; but for those that are given something anyway. */
  private int[] spoiltBy(int parameter) {
    int[] all = flow.passedTo(parameter);
    return all.length == 0 || given.isEmpty() ? all : Numbers.which(all, to -> !given.get(to));
  }

  boolean contain(MethodModel method, int parameter) {
    int number = graph.number(method);
    return number >= 0 && found[flow.number(number, parameter)];
  }
}
