package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that were recorded are run again to their ends, and give what they wrote. */
class RecordedProgramTest {

  @TempDir Path folder;

  @Test
  void arithmetic() throws Exception {
    assertThat(
            lines(
                """
                class P {
                  static int a = 3; static long b = 10_000_000_000L; static byte c; static char d; static int out;
                  public static void main(String[] args) {
                    c = (byte) (a * 100);
                    d = (char) -a;
                    b = b << a;
                    out = b > 5L ? a : -a;
                    out = a / 2 + a % 2;
                  }
                }
                """))
        .contains("write");
  }

  @Test
  void objectsCallsAndThreads() throws Exception {
    lines(
        """
            class P {
              static P shared; static int total; int x; final int id; int[] a; P next; Object lock = new Object();
              P(int id) { this.id = id; a = new int[] {id, id + 1, 0}; }
              synchronized int add(int d) { x += d; return x; }
              int sum() { int s = 0; for (int v : a) s += v; return s; }
              static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
              synchronized int depth(int n) { x++; int r = n == 0 ? 0 : 1 + depth(n - 1); x += r; return r; }
              public static void main(String[] args) throws Exception {
                P p = new P(4);
                p.next = new P(7);
                p.next.x = p.sum();
                shared = p;
                Thread[] ts = new Thread[2];
                for (int i = 0; i < 2; i++) {
                  int k = i;
                  ts[i] = new Thread(() -> {
                    for (int j = 0; j < 3; j++) {
                      shared.add(j + k);
                      synchronized (shared.lock) { total += shared.next.x * 2; }
                      shared.a[k] = fib(4) + shared.a[k];
                    }
                    shared.depth(3);
                  });
                  ts[i].start();
                }
                for (Thread t : ts) t.join();
                total = shared.add(5) + shared.a[0] + shared.a[2];
              }
            }
            """);
  }

  @Test
  void exceptions() throws Exception {
    lines(
        """
            class P {
              static int n; static P p; int v; static String text = "a";
              static class Bad extends RuntimeException { final int code; Bad(int code) { this.code = code; } }
              static synchronized int check(int k) { n++; if (k > 1) throw new Bad(k); return k; }
              int inner(int k) { try { return check(k); } finally { v++; } }
              synchronized int failing(int[] a, int i) { v++; return a[i]; }
              public static void main(String[] args) {
                p = new P();
                for (int i = 0; i < 4; i++) {
                  try { n += p.inner(i); } catch (Bad b) { n += b.code; }
                }
                int[] local = {1, 2};
                for (int i = 0; i < 3; i++) {
                  int before = n;
                  try { p.v = 7; int q = local[i]; n += q; } catch (ArrayIndexOutOfBoundsException e) { n = before + 1; }
                }
                try { p.failing(new int[1], 3); } catch (RuntimeException e) { n++; }
                try { p.failing(null, 3); } catch (RuntimeException e) { n++; }
                try { n = 5 / (n - n); } catch (ArithmeticException e) { n = 1; }
                try { Integer.parseInt(text); } catch (NumberFormatException e) { n += 3; }
                try { Object o = text; Integer q = (Integer) o; n = q; } catch (ClassCastException e) { n += 4; }
                P none = null;
                try { none.v = 3; } catch (NullPointerException e) { n += 5; }
                n = n + p.v;
              }
            }
            """);
  }

  @Test
  void dispatch() throws Exception {
    lines(
        """
            import java.util.*;
            import java.util.function.*;
            class P {
              interface Shape<T extends Comparable<T>> { T area(T scale); default int twice(int k) { return 2 * k + n; } }
              static class Square implements Shape<Integer> { int side; Square(int s) { side = s; } public Integer area(Integer k) { n++; return side * k; } }
              static abstract class Base { abstract int f(int k); int g(int k) { return f(k) + 1; } }
              static class A extends Base { int f(int k) { return k + n; } }
              static class B extends A { @Override int f(int k) { return super.f(k) * 2; } }
              enum Color { RED, GREEN { int w() { return 2 + n; } }; int w() { return 1; } }
              record Point(int x, int y) { int len() { return x + y; } }
              static int n; static Shape<Integer> shape; static Base base; static List<Integer> list = new ArrayList<>(); static Color color = Color.GREEN; static Point point; static String name = "two";
              static class Holder { static int count = n + 1; static final int[] table = {1, 2, 3}; }
              static final Map<String, Integer> map = new HashMap<>();
              static int byName(String s) { switch (s) { case "one": return 1; case "two": return 2 + n; default: return 0; } }
              public static void main(String[] args) {
                shape = new Square(3);
                n = shape.area(4) + shape.twice(n);
                base = n > 3 ? new B() : new A();
                n = base.g(n);
                base = new A();
                n = base.g(n);
                list.add(n); list.add(2);
                int s = 0;
                for (int v : list) s += v;
                n = s;
                n += color.w() + color.ordinal();
                switch (color) { case RED: n = 0; break; case GREEN: n += 10; }
                switch (n) { case 1: n = 2; break; case 1000: n = 3; break; default: n++; }
                point = new Point(n, 2);
                n = point.len() + (point.equals(new Point(1, 2)) ? 1 : 0);
                n += Holder.count + Holder.table[n & 1];
                IntUnaryOperator op = k -> k * n;
                n = op.applyAsInt(3);
                Supplier<P> maker = P::new;
                Object o = maker.get();
                n += o instanceof P ? 1 : 2;
                n += byName(name);
                map.put("a", n);
                map.merge("a", 5, Integer::sum);
                list.sort(Comparator.comparing(k -> -k));
                n = list.get(0) + map.get("a");
                StringBuilder b = new StringBuilder();
                for (int i = 0; i < 3; i++) b.append(n).append('x');
                name = b.toString() + n;
                n = name.length();
                long l = n; l = l * 3 - 1; l ^= 5L; n = (int) (l >>> 2);
                double d = n * 0.5; n = d > 3 ? (int) d : 0;
                int[][] grid = new int[2][3]; grid[1][2] = n; n = grid[1][2] + grid.length;
                char[] cs = {'a', 'b'}; cs[1]++; n += cs[1];
                boolean flag = n > 5; flag = !flag; n = flag ? n : -n;
              }
            }
            """);
  }

  @Test
  void waiting() throws Exception {
    lines(
        """
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            class P {
              static boolean ready; static final Object lock = new Object(); static int data; static volatile int vol; static final AtomicInteger atom = new AtomicInteger();
              public static void main(String[] args) throws Exception {
                Thread t = new Thread() { public void run() {
                  synchronized (lock) { while (!ready) { try { lock.wait(); } catch (InterruptedException e) { return; } } data += 2; }
                  vol = data; atom.incrementAndGet();
                } };
                t.start();
                synchronized (lock) { data = 5; ready = true; lock.notifyAll(); }
                t.join();
                ExecutorService pool = Executors.newFixedThreadPool(2);
                Future<Integer> f = pool.submit(() -> data + vol);
                data = f.get() + atom.get();
                pool.shutdown();
                pool.awaitTermination(1, TimeUnit.MINUTES);
              }
            }
            """);
  }

  private String lines(String source) throws Exception {
    Recorded recorded = Recorded.of(folder, source);
    SymbolicRun run = new SymbolicRun(recorded.run(), recorded.program());
    Consistency check = new Consistency();
    List<String> lines = new ArrayList<>();
    while (run.hasNext()) {
      SymbolicEvent next = run.next();
      lines.add(SymbolicText.of(next));
      check.add(next);
    }
    assertThat(run.notices()).isEmpty();
    ListingCheck.check(listing(recorded));
    return String.join("\n", lines);
  }

  private static List<String> listing(Recorded recorded) {
    List<String> lines = new ArrayList<>();
    SymbolicListing.print(recorded.run(), recorded.program(), lines::add);
    return lines;
  }
}
