package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.testbench.CompiledSources;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** How much longer small programs run when they are recorded; run by hand, on a quiet machine. */
final class CostByHand {

  /** Of the thread, as others may use the machine. */
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private static final int WARM_UPS = 6;
  private static final int ROUNDS = 7;

  private static final String SOURCE =
      """
      public class Cost {
        static class Node { Node next; int value; Node(Node next, int value) { this.next = next; this.value = value; } }
        static Cost shared = new Cost();
        int count; int[] cells = new int[64];

        public static long queens() {
          return place(new int[9], 0, 9);
        }
        private static int place(int[] columns, int row, int n) {
          if (row == n) return 1;
          int found = 0;
          for (int c = 0; c < n; c++) {
            if (fits(columns, row, c)) {
              columns[row] = c;
              found += place(columns, row + 1, n);
            }
          }
          return found;
        }
        private static boolean fits(int[] columns, int row, int column) {
          for (int r = 0; r < row; r++) {
            int d = columns[r] - column;
            if (d == 0 || d == row - r || d == r - row) return false;
          }
          return true;
        }
        public static long sieve() {
          int n = 400_000, count = 0;
          boolean[] composite = new boolean[n];
          for (int i = 2; i < n; i++) {
            if (!composite[i]) {
              count++;
              for (int j = 2 * i; j < n; j += i) composite[j] = true;
            }
          }
          return count;
        }
        public static long matrix() {
          int n = 100;
          double[][] a = new double[n][n], b = new double[n][n], c = new double[n][n];
          for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { a[i][j] = i + j; b[i][j] = i - j; }
          for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
              double sum = 0;
              for (int k = 0; k < n; k++) sum += a[i][k] * b[k][j];
              c[i][j] = sum;
            }
          return (long) c[n / 2][n / 3];
        }
        public static long fib() { return fib(26); }
        private static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
        public static long objects() {
          long sum = 0;
          for (int r = 0; r < 300; r++) {
            Node list = null;
            for (int i = 0; i < 500; i++) list = new Node(list, i);
            for (Node at = list; at != null; at = at.next) sum += at.value;
          }
          return sum;
        }
        public static long hash() {
          long h = 17;
          for (int i = 0; i < 1_000_000; i++) {
            h = h * 31 + i;
            if ((h & 64) != 0) h ^= h >>> 7;
          }
          return h;
        }
        public static long shared() {
          Cost it = shared;
          for (int i = 0; i < 100_000; i++) { it.count++; it.cells[i & 63] += i; }
          return it.count;
        }
      }
      """;

  private CostByHand() {}

  private static final class PlainLoader extends ClassLoader {
    private final CompiledSources sources;

    PlainLoader(CompiledSources sources) {
      super(CostByHand.class.getClassLoader());
      this.sources = sources;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] file = sources.classes().get(name);
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, file, 0, file.length);
    }
  }

  public static void main(String[] args) throws Exception {
    CompiledSources compiled =
        SourceCompiler.standard().compile(new SourceFile("Cost.java", SOURCE));
    Path folder = Files.createTempDirectory("cost");
    Recording recording = Recording.begin(folder, new RunMeta(0, "17", 1, "cost"));
    Hooks.install(recording);
    Class<?> plain = new PlainLoader(compiled).loadClass("Cost");
    Class<?> woven =
        new WeavingLoader(compiled, new Weaver(recording, Scope.ALL)).loadClass("Cost");
    List<String> names =
        args.length > 0
            ? List.of(args)
            : List.of("queens", "sieve", "matrix", "fib", "objects", "hash", "shared");
    double product = 1;
    for (String name : names) {
      double without = best(plain.getMethod(name));
      double with = best(woven.getMethod(name));
      product *= with / without;
      System.out.printf("%-8s %8.2f ms %8.2f ms %6.1f x%n", name, without, with, with / without);
    }
    System.out.printf("geometric mean %.1f x%n", Math.pow(product, 1.0 / names.size()));
    recording.end(new RunEnd(true, "all is measured"));
  }

  /** The best of some rounds, in milliseconds. */
  private static double best(Method method) throws Exception {
    long best = Long.MAX_VALUE;
    for (int i = 0; i < WARM_UPS + ROUNDS; i++) {
      long start = CLOCK.getCurrentThreadCpuTime();
      for (int n = 0; n < 5; n++) {
        method.invoke(null);
      }
      long time = CLOCK.getCurrentThreadCpuTime() - start;
      best = i < WARM_UPS ? best : Math.min(best, time);
    }
    return best / 5e6;
  }
}
