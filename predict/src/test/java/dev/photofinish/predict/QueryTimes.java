package dev.photofinish.predict;

import dev.photofinish.predict.encoding.OrderEncoding;
import dev.photofinish.predict.encoding.Window;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.solver.OrderAnswer;
import dev.photofinish.predict.solver.OrderSolver;
import dev.photofinish.predict.witness.WitnessChecker;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Run by hand: what questions about races cost in windows of a given size. */
final class QueryTimes {

  private static final int THREADS = 4;
  private static final int QUERIES = 20;

  private QueryTimes() {}

  /** Arguments: the sizes of windows. */
  public static void main(String[] arguments) {
    for (String size : arguments) {
      List<Event> trace = trace(new Random(1), Integer.parseInt(size));
      ask(trace);
      long start = System.nanoTime();
      Map<String, Integer> answers = ask(trace);
      double seconds = (System.nanoTime() - start) / 1e9;
      System.out.printf(
          Locale.ROOT, "%s events, %d queries: %.2f s, %s%n", size, QUERIES, seconds, answers);
    }
  }

  private static Map<String, Integer> ask(List<Event> trace) {
    Random random = new Random(2);
    Map<String, Integer> answers = new TreeMap<>();
    WitnessChecker checker = new WitnessChecker(trace);
    for (int asked = 0; asked < QUERIES; ) {
      int first = random.nextInt(trace.size());
      int second = Math.min(trace.size() - 1, first + 1 + random.nextInt(40));
      if (trace.get(first).conflictsWith(trace.get(second))) {
        asked++;
        answers.merge(ask(trace, first, second, checker), 1, Integer::sum);
      }
    }
    return answers;
  }

  private static String ask(List<Event> trace, int first, int second, WitnessChecker checker) {
    OrderEncoding encoding = new OrderEncoding(Window.of(trace), first, second);
    Limits limits = new Limits(Long.MAX_VALUE, 30_000_000_000L, () -> false);
    OrderAnswer answer = encoding.solve(new OrderSolver(limits));
    if (answer instanceof OrderAnswer.Sat sat) {
      return checker.problem(encoding.witness(sat.model())).isEmpty() ? "race" : "false";
    }
    return answer instanceof OrderAnswer.Unsat ? "no race" : "unknown";
  }

  /** Threads that read and write some locations with few values, under some locks or none. */
  static List<Event> trace(Random random, int size) {
    List<Event> events = new ArrayList<>();
    long[] memory = new long[Math.max(10, size / 50)];
    while (events.size() < size) {
      int thread = random.nextInt(THREADS);
      long lock = 1L + random.nextInt(8);
      boolean locked = random.nextInt(3) > 0;
      if (locked) {
        add(events, thread, EventKind.ACQUIRE, lock, 0);
      }
      for (int i = 1 + random.nextInt(4); i > 0; i--) {
        access(events, thread, memory, random);
      }
      if (locked) {
        add(events, thread, EventKind.RELEASE, lock, 0);
      }
    }
    return events;
  }

  private static void access(List<Event> events, int thread, long[] memory, Random random) {
    int location = random.nextInt(memory.length);
    boolean write = random.nextInt(3) == 0;
    memory[location] = write ? random.nextInt(4) : memory[location];
    EventKind kind = write ? EventKind.WRITE : EventKind.READ;
    add(events, thread, kind, 100L + location, memory[location]);
  }

  private static void add(List<Event> events, int thread, EventKind kind, long object, long value) {
    int number = events.size();
    events.add(new Event(number, thread, kind, number + 1, object, 0, value));
  }
}
