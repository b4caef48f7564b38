package dev.photofinish.scan.order;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Summary;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Computes a summary for every method, callees first, in parallel. Which summaries a method sees
 * does not depend on who is faster, so the result is the same whatever the number of threads.
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

  private static final int DONE = -1;

  /** Nobody needs to know of every single method. */
  private static final int TELL_AFTER = 100;

  private final CallGraph graph;
  private final Visits visits;
  private final Step step;
  private final IntConsumer progress;

  /** How many methods are done. */
  private final AtomicInteger done = new AtomicInteger();

  /** By the numbers of visits. Each is written once, before the visits that wait for it start. */
  private final AtomicReferenceArray<@Nullable Summary> summaries;

  private final BlockingQueue<Integer> ready = new LinkedBlockingQueue<>();
  private final AtomicInteger unfinished;

  /** The number of each method's class, and how many visits are left to the methods of each. */
  private final int[] classOf;

  private final AtomicIntegerArray openInClass;

  private BottomUp(CallGraph graph, Step step, IntConsumer progress) {
    this.graph = graph;
    this.visits = new Visits(graph);
    this.step = step;
    this.progress = progress;
    this.summaries = new AtomicReferenceArray<>(visits.count());
    this.unfinished = new AtomicInteger(visits.count());
    this.classOf = new int[graph.size()];
    this.openInClass = new AtomicIntegerArray(numberClasses());
    for (int visit = 0; visit < visits.count(); visit++) {
      openInClass.incrementAndGet(classOf[visits.method(visit)]);
    }
  }

  /** The methods of a class stand next to each other. */
  private int numberClasses() {
    int count = 0;
    for (int method = 0; method < graph.size(); method++) {
      boolean isNext =
          method > 0 && graph.method(method).owner() != graph.method(method - 1).owner();
      count += isNext ? 1 : 0;
      classOf[method] = count;
    }
    return count + 1;
  }

  /** The summaries of all methods of a graph, by their numbers. */
  public static Summary[] run(CallGraph graph, int threads, Step step) {
    return run(graph, threads, step, done -> {});
  }

  /**
   * The same.
   *
   * @param progress is told how many more methods are done; from any thread
   */
  public static Summary[] run(CallGraph graph, int threads, Step step, IntConsumer progress) {
    BottomUp analysis = new BottomUp(graph, step, progress);
    if (graph.size() > 0) {
      analysis.ready.addAll(analysis.visits.ready());
      Parallel.onThreads(threads, () -> analysis.work(threads));
    }
    return analysis.result();
  }

  private Summary[] result() {
    Summary[] result = new Summary[graph.size()];
    for (int i = 0; i < result.length; i++) {
      Summary summary = summaries.get(visits.last(i));
      result[i] = summary == null ? Summary.EMPTY : summary;
    }
    return result;
  }

  private void work(int threads) {
    // What a thread has made ready it does next, as far as others have enough to do.
    Deque<Integer> own = new ArrayDeque<>();
    try {
      for (int visit = ready.take();
          visit != DONE;
          visit = own.isEmpty() ? ready.take() : own.pop()) {
        visit(visit);
        visits.finish(visit, next -> (ready.isEmpty() ? ready : own).add(next));
        int left = unfinished.decrementAndGet();
        if (visit == visits.last(visits.method(visit))) {
          tell(done.incrementAndGet());
        }
        if (left == 0) {
          stop(threads);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      stop(threads);
      throw e;
    }
  }

  private void tell(int methods) {
    int untold = methods % TELL_AFTER;
    if (untold == 0) {
      progress.accept(TELL_AFTER);
    } else if (methods == graph.size()) {
      progress.accept(untold);
    }
  }

  private void stop(int threads) {
    for (int i = 0; i < threads; i++) {
      ready.add(DONE);
    }
  }

  private void visit(int visit) {
    int method = visits.method(visit);
    summaries.set(visit, step.summarize(graph.method(method), new Visible(visit)));
    if (openInClass.decrementAndGet(classOf[method]) == 0) {
      graph.method(method).owner().forgetClassFile();
    }
  }

  /** What a visit sees. */
  private final class Visible implements Summaries {
    private final int visit;
    private final int[] callees;

    Visible(int visit) {
      this.visit = visit;
      this.callees = graph.callees(visits.method(visit));
    }

    @Override
    public @Nullable Summary of(MethodModel callee) {
      int number = graph.number(callee);
      int seen = Arrays.binarySearch(callees, number) < 0 ? -1 : visits.seen(visit, number);
      return seen < 0 ? null : summaries.get(seen);
    }
  }
}
