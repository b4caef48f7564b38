package silent;

import javax.annotation.concurrent.ThreadSafe;

/** A copy is new; what a shallow copy shares is not. */
@ThreadSafe
class CloneAndCopy implements Cloneable {

  static class Matrix {
    int rows;
    int[] cells = new int[9];

    Matrix copy() {
      Matrix result = new Matrix();
      result.rows = rows;
      result.cells = cells.clone();
      return result;
    }
  }

  private int version;
  private final Matrix matrix = new Matrix();

  @Override
  protected CloneAndCopy clone() throws CloneNotSupportedException {
    CloneAndCopy copy = (CloneAndCopy) super.clone();
    copy.version = 0;
    return copy;
  }

  int transposed() {
    Matrix mine = matrix.copy();
    mine.rows = 3;
    mine.cells[0] = 1;
    return mine.cells[0];
  }

  int[] row(int n) {
    int[] result = new int[n];
    for (int i = 0; i < n; i++) {
      result[i] = i;
    }
    return result;
  }

  int version() {
    return version;
  }
}
