package dev.photofinish.ir.badinput;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A bit of everything that class files can hold, to be compiled and then broken. */
class Sample<T extends Comparable<T>> extends ArrayList<T> implements Runnable {

  private static final long serialVersionUID = 7L;

  /** An annotation with every kind of element. */
  @interface Marked {
    int[] numbers() default {1, 2};

    Class<?> type() default Object.class;

    Thread.State state() default Thread.State.NEW;

    Deprecated nested() default @Deprecated;
  }

  private final transient ReentrantLock lock = new ReentrantLock();
  private final transient Map<String, @Nullable Object> map = new HashMap<>();
  private transient volatile long count;

  @Override
  @Marked(
      numbers = {3, 4, 5},
      type = String.class,
      state = Thread.State.BLOCKED)
  public void run() {
    lock.lock();
    try {
      for (T element : this) {
        synchronized (element) {
          count += element.hashCode();
        }
      }
    } catch (IllegalStateException | UnsupportedOperationException e) {
      throw new IllegalArgumentException("count " + count, e);
    } finally {
      lock.unlock();
    }
  }

  double numbers(int n, long l, float f, double d, boolean flag) {
    long[][] grid = new long[n][3];
    int i = 0;
    do {
      grid[i % n][1] += l << i;
      i++;
    } while (i < n && flag);
    return switch (n) {
      case 1 -> f;
      case 2, 3 -> d / l;
      case 1_000_000 -> grid[0][1];
      default -> flag ? -d : (int) f % (n | 1);
    };
  }

  Supplier<List<String>> closures(String text, Object other) {
    Runnable emptied = this::clear;
    emptied.run();
    if (other instanceof String string && !string.isEmpty()) {
      map.put(text, string);
    }
    return () -> List.of(text, text + other + count);
  }
}
