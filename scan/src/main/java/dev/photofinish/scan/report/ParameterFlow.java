package dev.photofinish.scan.report;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Passed;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.order.Edges;
import java.util.BitSet;
import java.util.List;

/**
 * What callers pass to the methods that they call in sight: objects that they have just made, and
 * parameters of their own. The parameters of all methods and names are numbered.
 */
final class ParameterFlow {

  private final CalledMethods called;

  /** The number of the first parameter of each method, and one more. */
  private final int[] first;

  /** How many callers pass each parameter such an object, or a parameter of their own. */
  private final int[] passing;

  private final BitSet made = new BitSet();

  /** The parameters to which each is passed on. */
  private final int[][] passedTo;

  ParameterFlow(Analysed analysed, CalledMethods called) {
    this.called = called;
    this.first = new int[called.size() + 1];
    for (int i = 0; i < called.size(); i++) {
      first[i + 1] = first[i] + parametersOf(called.method(i));
    }
    this.passing = new int[first[called.size()]];
    Edges edges = new Edges();
    for (int i = 0; i < analysed.graph().size(); i++) {
      if (called.isCaller(i)) {
        notePassed(i, analysed.summary(i), edges);
      }
      noteNames(i, edges);
    }
    this.passedTo = edges.bySource(passing.length);
  }

  private static int parametersOf(MethodModel method) {
    return method.descriptor().parameters().size() + (method.isStatic() ? 0 : 1);
  }

  private void notePassed(int caller, Summary summary, Edges edges) {
    List<Passed> all = summary.passed();
    if (!all.isEmpty()) {
      for (int callee : called.callees(caller)) {
        if (callee != caller) {
          notePassed(caller, callee, all, edges);
        }
      }
    }
  }

  private void notePassed(int caller, int callee, List<Passed> all, Edges edges) {
    for (Passed passed : all) {
      if (passed.callee().isOf(called.method(callee))) {
        int to = first[callee] + passed.position();
        passing[to]++;
        if (passed.isParameter()) {
          edges.add(first[caller] + passed.from(), to);
        } else {
          made.set(to);
        }
      }
    }
  }

  /** What is passed to a method by name is passed to all that have the name. */
  private void noteNames(int method, Edges edges) {
    for (int name : called.names(method)) {
      for (int i = 0; i < first[method + 1] - first[method]; i++) {
        edges.add(first[name] + i, first[method] + i);
      }
    }
  }

  /** How many parameters there are. */
  int size() {
    return passing.length;
  }

  /** The number of a parameter of a method or name. */
  int number(int method, int parameter) {
    return first[method] + parameter;
  }

  /** The parameters that get something that a caller has just made, at least from somebody. */
  boolean isMade(int parameter) {
    return made.get(parameter);
  }

  /** The parameters to which one is passed on. */
  int[] passedTo(int parameter) {
    return passedTo[parameter];
  }

  /** The parameters to which nobody passes anything, or somebody passes something else. */
  BitSet others() {
    BitSet others = new BitSet(size());
    for (int method = 0; method < called.size(); method++) {
      int least = called.isCalled(method) ? called.callers(method) : Integer.MAX_VALUE;
      for (int i = first[method]; i < first[method + 1]; i++) {
        others.set(i, passing[i] < least);
      }
    }
    return others;
  }
}
