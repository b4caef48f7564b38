package dev.photofinish.testbench.random.syntax;

/** What can be done to an atomic number in one step. */
public sealed interface Change {

  /** What it leaves, if it changes anything. */
  int left(int found);

  /** Whether it changes anything. */
  default boolean isDone(int found) {
    return true;
  }

  /** What it returns. */
  int result(int found);

  /** Adds a number, and returns what was there or what is there then. */
  record Add(int number, boolean getsFirst) implements Change {

    @Override
    public int left(int found) {
      return found + number;
    }

    @Override
    public int result(int found) {
      return getsFirst ? found : found + number;
    }

    @Override
    public String toString() {
      return (getsFirst ? "getAndAdd(" : "addAndGet(") + number + ")";
    }
  }

  /** Puts a number in the place of whatever is there, and returns that. */
  record Swap(int number) implements Change {

    @Override
    public int left(int found) {
      return number;
    }

    @Override
    public int result(int found) {
      return found;
    }

    @Override
    public String toString() {
      return "getAndSet(" + number + ")";
    }
  }

  /** Puts a number in the place of another one, and returns 1 if that was there. */
  record CompareAndSet(int expected, int number) implements Change {

    @Override
    public int left(int found) {
      return number;
    }

    @Override
    public boolean isDone(int found) {
      return found == expected;
    }

    @Override
    public int result(int found) {
      return isDone(found) ? 1 : 0;
    }

    @Override
    public String toString() {
      return "compareAndSet(" + expected + ", " + number + ")";
    }
  }
}
