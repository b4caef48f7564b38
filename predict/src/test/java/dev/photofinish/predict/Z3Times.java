package dev.photofinish.predict;

import com.microsoft.z3.Status;
import dev.photofinish.predict.encoding.OrderEncoding;
import dev.photofinish.predict.encoding.Window;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.solver.OrderAnswer;
import dev.photofinish.predict.solver.OrderSolver;
import dev.photofinish.predict.solver.PlainZ3;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Run by hand: our solver of orders and plain Z3 from scratch on the same windows. */
final class Z3Times {

  private static final int MILLIS = 60_000;

  private Z3Times() {}

  /** Arguments: the size of the windows, and how many questions. */
  public static void main(String[] arguments) {
    int size = Integer.parseInt(arguments[0]);
    int questions = Integer.parseInt(arguments[1]);
    List<Event> trace = QueryTimes.trace(new Random(1), size);
    List<int[]> pairs = pairs(trace, questions);
    pairs.forEach(pair -> ours(trace, pair));
    double ours = 0;
    double z3 = 0;
    for (int[] pair : pairs) {
      long start = System.nanoTime();
      boolean race = ours(trace, pair);
      double first = (System.nanoTime() - start) / 1e9;
      start = System.nanoTime();
      Status status =
          PlainZ3.check(new OrderEncoding(Window.of(trace), pair[0], pair[1]).problem(), MILLIS);
      double second = (System.nanoTime() - start) / 1e9;
      ours += first;
      z3 += second;
      System.out.printf(
          Locale.ROOT, "%s %.4f s, Z3 %s %.2f s%n", race ? "race" : "none", first, status, second);
    }
    System.out.printf(
        Locale.ROOT, "%d events: ours %.3f s, Z3 %.1f s, ratio %.0f%n", size, ours, z3, z3 / ours);
  }

  private static List<int[]> pairs(List<Event> trace, int questions) {
    Random random = new Random(2);
    List<int[]> pairs = new ArrayList<>();
    while (pairs.size() < questions) {
      int first = random.nextInt(trace.size());
      int second = Math.min(trace.size() - 1, first + 1 + random.nextInt(40));
      if (trace.get(first).conflictsWith(trace.get(second))) {
        pairs.add(new int[] {first, second});
      }
    }
    return pairs;
  }

  private static boolean ours(List<Event> trace, int[] pair) {
    OrderEncoding encoding = new OrderEncoding(Window.of(trace), pair[0], pair[1]);
    OrderAnswer answer = encoding.solve(new OrderSolver(Limits.none()));
    return answer instanceof OrderAnswer.Sat;
  }
}
