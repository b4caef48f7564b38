package silent;

import java.util.List;
import javax.annotation.concurrent.ThreadSafe;

/** A record's components are final; an array in one is not. */
@ThreadSafe
class Records {

  record Point(int x, int y) {
    Point {
      x = Math.max(x, 0);
    }

    Point moved(int dx) {
      return new Point(x + dx, y);
    }
  }

  record Samples(String name, int[] values) {
    void set(int i, int value) {
      values[i] = value; // race: Samples.values write
    }
  }

  record Names(List<String> names) {
    Names {
      names = List.copyOf(names);
    }
  }

  private volatile Point position = new Point(0, 0);
  private final Samples samples = new Samples("load", new int[8]);
  private final Names names = new Names(List.of("a", "b"));
  private Point plain = new Point(1, 1);

  void move(int dx) {
    position = position.moved(dx);
  }

  int x() {
    return position.x();
  }

  void sample(int i, int value) {
    samples.set(i, value);
  }

  String name(int i) {
    return names.names().get(i) + samples.name();
  }

  boolean same() {
    return position.equals(new Point(2, 3)) && position.hashCode() > 0;
  }

  void plain(int x) {
    plain = new Point(x, 0); // race: Records.plain write
  }

  int plainX() {
    return plain.x(); // race: Records.plain read
  }
}
