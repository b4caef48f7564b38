package dev.photofinish.scan.report;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.order.CallGraph;
import java.util.Optional;

/** The methods that were analysed, and what came of it. */
final class Analysed {

  private final CallGraph graph;
  private final Summary[] summaries;
  private final Methods methods;

  /**
   * @param summaries by the numbers that the methods have in the graph
   */
  Analysed(CallGraph graph, Summary[] summaries, Methods methods) {
    this.graph = graph;
    this.summaries = summaries;
    this.methods = methods;
  }

  CallGraph graph() {
    return graph;
  }

  Summary summary(int number) {
    return summaries[number];
  }

  /** Of a method that was not analysed, that nothing is known. */
  Summary summary(MethodModel method) {
    int number = graph.number(method);
    return number < 0 ? Summary.EMPTY : summaries[number];
  }

  Summary summary(MethodKey method) {
    return methods.find(method).map(this::summary).orElse(Summary.EMPTY);
  }

  /** The method of this name, analysed or not. */
  Optional<MethodModel> method(MethodKey key) {
    return methods.find(key);
  }
}
