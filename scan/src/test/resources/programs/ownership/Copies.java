package ownership;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.annotation.concurrent.ThreadSafe;

/** A copy is one's own, but making it reads the original. */
@ThreadSafe
class Copies {

  private final int[] levels = new int[8];
  private final int[] fixed = {1, 2, 3};
  private final List<String> names = new ArrayList<>();
  private final Point origin = new Point();

  /** A pair of numbers. */
  static class Point implements Cloneable {
    int x;
    int y;

    Point copy() {
      Point copy = new Point();
      copy.x = x; // race: Point.x
      return copy;
    }

    @Override
    protected Point clone() {
      try {
        return (Point) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  void set(int level) {
    levels[level] = 1; // race: Copies.levels
    names.add("level"); // race: Copies.names
    origin.x = level; // race: Point.x
  }

  int[] byClone() {
    int[] copy = fixed.clone();
    copy[0] = 0;
    return copy;
  }

  int[] byCloneOfShared() {
    int[] copy = levels.clone(); // race: Copies.levels
    copy[0] = 0;
    return copy;
  }

  int[] byCopyOf() {
    int[] copy = Arrays.copyOf(levels, 4); // race: Copies.levels
    Arrays.fill(copy, 1);
    return copy;
  }

  String[] byToArray() {
    String[] copy = names.toArray(new String[0]); // race: Copies.names
    Arrays.sort(copy);
    return copy;
  }

  List<String> byConstructor() {
    List<String> copy = new ArrayList<>(names); // race: Copies.names
    copy.add("more");
    return copy;
  }

  Point copyOfPoint() {
    Point copy = origin.copy();
    copy.x = 5;
    copy.y = 5;
    return copy;
  }

  Point cloneOfPoint() {
    Point copy = origin.clone();
    copy.y = 7;
    return copy;
  }
}
