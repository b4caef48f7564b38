package dev.photofinish.scan.order;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Summary;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Computes a summary for every method, callees first. Components of the call graph are independent
 * as soon as what they call is done, so they run in parallel; which summaries a method sees does
 * not depend on that, so the result is the same whatever the number of threads. The methods of a
 * recursive component are visited twice (section 5.2.5 of RacerD).
 */
public final class BottomUp {

  /** Computes the summary of a method from those of the methods that it may use. */
  public interface Step {
    Summary summarize(MethodModel method, Summaries summaries);
  }

  /** The summaries that a method may use. */
  public interface Summaries {
    /** Null if the method is not among those it was said to depend on. */
    @Nullable Summary of(MethodModel callee);
  }

  private static final int ROUNDS_FOR_RECURSION = 2;
  private static final int DONE = -1;

  private final CallGraph graph;
  private final Components components;
  private final Step step;

  /** Written once per round by the thread that has the component; read after it is finished. */
  private final AtomicReferenceArray<@Nullable Summary> summaries;

  /** How many components that a component calls are not finished. */
  private final AtomicIntegerArray open;

  private final int[][] callers;
  private final BlockingQueue<Integer> ready = new LinkedBlockingQueue<>();
  private final AtomicInteger unfinished;

  private BottomUp(CallGraph graph, Step step) {
    this.graph = graph;
    this.components = new Components(graph);
    this.step = step;
    this.summaries = new AtomicReferenceArray<>(graph.size());
    this.open = new AtomicIntegerArray(components.count());
    this.callers = callersOf();
    this.unfinished = new AtomicInteger(components.count());
  }

  /** The summaries of all methods of a graph, by their numbers. */
  public static Summary[] run(CallGraph graph, int threads, Step step) {
    BottomUp analysis = new BottomUp(graph, step);
    if (threads == 1) {
      for (int component = 0; component < analysis.components.count(); component++) {
        analysis.analyse(component);
      }
    } else {
      analysis.runParallel(threads);
    }
    return analysis.result();
  }

  private Summary[] result() {
    Summary[] result = new Summary[graph.size()];
    for (int i = 0; i < result.length; i++) {
      Summary summary = summaries.get(i);
      result[i] = summary == null ? Summary.EMPTY : summary;
    }
    return result;
  }

  /** The components that call each component, once for each call: that is how they are counted. */
  private int[][] callersOf() {
    int[] counts = new int[components.count()];
    forEachEdge((caller, callee) -> counts[callee]++);
    int[][] found = new int[components.count()][];
    for (int i = 0; i < found.length; i++) {
      found[i] = new int[counts[i]];
    }
    forEachEdge(
        (caller, callee) -> {
          found[callee][--counts[callee]] = caller;
          open.incrementAndGet(caller);
        });
    return found;
  }

  private interface EdgeAction {
    void edge(int caller, int callee);
  }

  private void forEachEdge(EdgeAction action) {
    for (int method = 0; method < graph.size(); method++) {
      int caller = components.componentOf(method);
      for (int target : graph.callees(method)) {
        int callee = components.componentOf(target);
        if (callee != caller) {
          action.edge(caller, callee);
        }
      }
    }
  }

  private void runParallel(int threads) {
    for (int component = 0; component < components.count(); component++) {
      if (open.get(component) == 0) {
        ready.add(component);
      }
    }
    if (components.count() > 0) {
      Parallel.onThreads(threads, () -> work(threads));
    }
  }

  private void work(int threads) {
    try {
      for (int component = ready.take(); component != DONE; component = ready.take()) {
        analyse(component);
        finish(component, threads);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      stop(threads);
      throw e;
    }
  }

  private void finish(int component, int threads) {
    for (int caller : callers[component]) {
      if (open.decrementAndGet(caller) == 0) {
        ready.add(caller);
      }
    }
    if (unfinished.decrementAndGet() == 0) {
      stop(threads);
    }
  }

  private void stop(int threads) {
    for (int i = 0; i < threads; i++) {
      ready.add(DONE);
    }
  }

  private void analyse(int component) {
    int[] members = components.members(component);
    boolean recursive = members.length > 1 || callsItself(members[0]);
    for (int round = 0; round < (recursive ? ROUNDS_FOR_RECURSION : 1); round++) {
      for (int method : members) {
        summaries.set(method, step.summarize(graph.method(method), visibleFrom(method)));
      }
    }
  }

  private boolean callsItself(int method) {
    for (int callee : graph.callees(method)) {
      if (callee == method) {
        return true;
      }
    }
    return false;
  }

  private Summaries visibleFrom(int method) {
    int[] callees = graph.callees(method);
    return callee -> {
      int number = graph.number(callee);
      boolean visible = number >= 0 && Arrays.binarySearch(callees, number) >= 0;
      return visible ? summaries.get(number) : null;
    };
  }
}
