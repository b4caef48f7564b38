package calls;

import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import javax.annotation.concurrent.ThreadSafe;

/** Arguments in arrays, arrays as arguments, and functions as arguments. */
@ThreadSafe
class Varargs {

  private final int[] totals = new int[4];
  private final int[] rates = {1, 2, 3};
  private int applied;
  private int supplied;
  private int guarded;
  private Cell cell = new Cell();

  /** A box. */
  static class Cell {
    int content;
  }

  private static void clear(int... values) {
    values[0] = 0; // race: Varargs.totals
  }

  private static int sum(int... values) {
    int sum = 0;
    for (int value : values) {
      sum += value;
    }
    return sum;
  }

  private static void empty(Cell... cells) {
    for (Cell cell : cells) {
      cell.content = 0; // race: Cell.content
    }
  }

  void clearTotals() {
    clear(totals);
  }

  int clearOwn() {
    clear(1, 2, 3);
    return sum(rates) + sum(4, 5);
  }

  /** The array is new, the cell in it is not. */
  void emptyCell() {
    empty(cell, new Cell());
  }

  private static int apply(UnaryOperator<Integer> operator, int value) {
    return operator.apply(value);
  }

  int apply() {
    return apply(old -> applied = old + 1, 1); // race: Varargs.applied
  }

  private synchronized int locked(IntSupplier supplier) {
    return supplier.getAsInt();
  }

  int guarded() {
    return locked(() -> guarded++);
  }

  int supplied() {
    IntSupplier supplier = () -> supplied++; // race: Varargs.supplied
    return locked(supplier) + supplier.getAsInt();
  }
}
