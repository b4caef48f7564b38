package shapes;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.Lock;

/** Small methods whose bodies are beside this file, one file each. */
class Shapes {
  private final Object monitor = new Object();
  private Lock lock;
  private long[] counts;
  private int field;

  static int loop(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += i;
    }
    return sum;
  }

  static int nestedLoops(int n, int limit) {
    int found = 0;
    outer:
    for (int i = 0; i < n; i++) {
      for (int j = i; j < n; j++) {
        if (i * j > limit) {
          break outer;
        }
        if (j == 7) {
          continue outer;
        }
        found++;
      }
    }
    return found;
  }

  int tryCatchFinally(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return -1;
    } finally {
      field++;
    }
  }

  static int assignInTry() {
    int state = 0;
    try {
      step();
      state = 1;
      step();
      state = 2;
    } catch (IllegalStateException e) {
      return state;
    }
    return state + 10;
  }

  int synchronizedReturn(int x) {
    synchronized (monitor) {
      if (x > 0) {
        return field;
      }
      field = x;
    }
    return 0;
  }

  void lockAndUnlock() {
    lock.lock();
    try {
      field++;
    } finally {
      lock.unlock();
    }
  }

  static String switchOnInt(int n) {
    String text;
    switch (n) {
      case 1:
      case 2:
        text = "few";
        break;
      case 1000:
        text = "many";
        break;
      default:
        text = null;
    }
    return text;
  }

  static int switchOnString(String text) {
    return switch (text) {
      case "a" -> 1;
      case "b" -> 2;
      default -> 0;
    };
  }

  static int ternary(boolean flag, int x) {
    return flag ? x : -x;
  }

  static String nestedTernaries(int a, int b, Object o) {
    return combine(a > 0 ? (b > 0 ? a : b) : -1, o == null ? "none" : o.toString());
  }

  static double wideLocals(long a, double b) {
    long c = a * 2;
    double d = b + c;
    if (c > 10) {
      d = -d;
    }
    return d + c;
  }

  void addToElement() {
    counts[index()] += 1L;
  }

  long countElement() {
    return counts[index()]++;
  }

  static int catchSeveral(Callable<Integer> call) {
    try {
      return call.call();
    } catch (IllegalStateException | IOException e) {
      return e.hashCode();
    } catch (Exception e) {
      throw new IllegalArgumentException(e);
    }
  }

  static Object testAndCast(Object o) {
    if (o instanceof String s && !s.isEmpty()) {
      return s.charAt(0);
    }
    return (Number) o;
  }

  static native int index();

  static native void step();

  static native String combine(int a, String b);
}
