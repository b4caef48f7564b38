import java.util.Arrays;

/** Two threads compute, each with objects and arrays of its own, and add up at the end. */
public final class CpuBound {

  private static final class Tree {
    final Tree left;
    final Tree right;
    int weight;

    Tree(int depth) {
      left = depth > 0 ? new Tree(depth - 1) : null;
      right = depth > 0 ? new Tree(depth - 1) : null;
    }

    int weigh() {
      weight = 1 + (left == null ? 0 : left.weigh()) + (right == null ? 0 : right.weigh());
      return weight;
    }
  }

  private static long total;

  public static void main(String[] args) throws InterruptedException {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 20;
    Thread[] threads = new Thread[2];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> add(work(rounds)));
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(total);
  }

  private static synchronized void add(long sum) {
    total += sum;
  }

  private static long work(int rounds) {
    long sum = 0;
    for (int i = 0; i < rounds; i++) {
      sum += queens(8, 0, 0, 0) + primes(20_000) + multiplied(48) + new Tree(12).weigh();
    }
    return sum;
  }

  private static int queens(int size, int columns, int left, int right) {
    if (columns == (1 << size) - 1) {
      return 1;
    }
    int found = 0;
    int free = ~(columns | left | right) & ((1 << size) - 1);
    while (free != 0) {
      int bit = free & -free;
      free -= bit;
      found += queens(size, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return found;
  }

  private static int primes(int below) {
    boolean[] composite = new boolean[below];
    int count = 0;
    for (int i = 2; i < below; i++) {
      if (!composite[i]) {
        count++;
        for (int j = 2 * i; j < below; j += i) {
          composite[j] = true;
        }
      }
    }
    return count;
  }

  private static long multiplied(int size) {
    double[][] left = new double[size][size];
    double[][] right = new double[size][size];
    for (double[] row : left) {
      Arrays.fill(row, 1.5);
    }
    for (double[] row : right) {
      Arrays.fill(row, 2.0);
    }
    double trace = 0;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        double cell = 0;
        for (int k = 0; k < size; k++) {
          cell += left[i][k] * right[k][j];
        }
        trace += i == j ? cell : 0;
      }
    }
    return (long) trace;
  }
}
