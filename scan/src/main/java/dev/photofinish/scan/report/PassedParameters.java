package dev.photofinish.scan.report;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Passed;
import dev.photofinish.scan.order.CallGraph;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * Finds the parameters for which all callers in sight pass an object that they have just made, or
 * that the thread they are on runs; or they pass a parameter of which the same is known.
 */
final class PassedParameters {

  private static final int[] NONE = {};

  private final Analysed analysed;
  private final CallGraph graph;
  private final CalledMethods called;

  /** The number of the first parameter of each method, and one more. */
  private final int[] first;

  /** How many callers pass each parameter such an object, or a parameter of their own. */
  private final int[] passing;

  /** The parameters that surely get such an object, at least from somebody. */
  private final BitSet sources = new BitSet();

  /** The parameters to which each is passed on. */
  private final int[][] passedTo;

  /** The parameters of which it does not matter who else passes them something. */
  private final BitSet given = new BitSet();

  private final boolean[] found;

  private PassedParameters(Analysed analysed, CalledMethods called, Predicate<MethodModel> isTask) {
    this.analysed = analysed;
    this.graph = analysed.graph();
    this.called = called;
    this.first = new int[called.size() + 1];
    for (int i = 0; i < called.size(); i++) {
      first[i + 1] = first[i] + parametersOf(called.method(i));
    }
    this.passing = new int[first[called.size()]];
    this.passedTo = new int[passing.length][];
    Arrays.fill(passedTo, NONE);
    for (int i = 0; i < called.size(); i++) {
      if (i < graph.size() && called.isCaller(i)) {
        notePassed(i);
      }
      noteNames(i);
      if (isTask.test(called.method(i))) {
        sources.set(first[i]);
        given.set(first[i]);
      }
    }
    this.found = find();
  }

  /** Those that get objects just made. */
  static PassedParameters justMade(Analysed analysed, CalledMethods called) {
    return new PassedParameters(analysed, called, method -> false);
  }

  /**
   * Those that get the object that a thread runs, from the thread, or one just made.
   *
   * @param isTask tells what threads run
   */
  static PassedParameters ofTasks(
      Analysed analysed, CalledMethods called, Predicate<MethodModel> isTask) {
    return new PassedParameters(
        analysed, called, method -> !method.isStatic() && isTask.test(method));
  }

  private static int parametersOf(MethodModel method) {
    return method.descriptor().parameters().size() + (method.isStatic() ? 0 : 1);
  }

  private void notePassed(int caller) {
    for (Passed passed : analysed.summary(caller).passed()) {
      analysed.method(passed.callee()).ifPresent(callee -> notePassed(caller, callee, passed));
    }
  }

  private void notePassed(int caller, MethodModel callee, Passed passed) {
    int followed = graph.number(callee);
    if (followed >= 0 && followed != caller) {
      notePassed(caller, followed, passed);
    }
    int named = called.named(callee);
    if (named >= 0) {
      notePassed(caller, named, passed);
    }
  }

  private void notePassed(int caller, int callee, Passed passed) {
    int to = first[callee] + passed.position();
    passing[to]++;
    if (passed.isParameter()) {
      passOn(first[caller] + passed.from(), to);
    } else {
      sources.set(to);
    }
  }

  private void passOn(int from, int to) {
    int[] known = passedTo[from];
    passedTo[from] = Arrays.copyOf(known, known.length + 1);
    passedTo[from][known.length] = to;
  }

  /** What is passed to a method by name is passed to all that have the name. */
  private void noteNames(int method) {
    for (int name : called.names(method)) {
      for (int i = 0; i < parametersOf(called.method(method)); i++) {
        passOn(first[name] + i, first[method] + i);
      }
    }
  }

  /** Methods that only call each other pass on what comes from nowhere. */
  private boolean[] find() {
    BitSet others = new BitSet();
    for (int i = 0; i < called.size(); i++) {
      noteOthers(i, others);
    }
    boolean[] spoilt = Reachable.of(passing.length, others::get, this::passedTo);
    boolean[] reached = Reachable.of(passing.length, sources::get, i -> passedTo[i]);
    for (int i = 0; i < reached.length; i++) {
      reached[i] &= !spoilt[i];
    }
    return reached;
  }

  /** The parameters that get the same; but for those that are given something anyway. */
  private int[] passedTo(int parameter) {
    int[] all = passedTo[parameter];
    return given.isEmpty() ? all : Arrays.stream(all).filter(to -> !given.get(to)).toArray();
  }

  /** What nobody passes anything, or somebody passes something else. */
  private void noteOthers(int method, BitSet others) {
    boolean uncalled = !called.isCalled(method);
    for (int i = first[method]; i < first[method + 1]; i++) {
      others.set(i, !given.get(i) && (uncalled || passing[i] < called.callers(method)));
    }
  }

  boolean contain(MethodModel method, int parameter) {
    int number = graph.number(method);
    return number >= 0 && found[first[number] + parameter];
  }
}
