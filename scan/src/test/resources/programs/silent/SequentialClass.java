package silent;

import java.util.ArrayList;
import java.util.List;

/** Nothing here is a sign of threads, so nothing is reported. */
class SequentialClass {
  private static int counter;
  private final List<String> lines = new ArrayList<>();
  private int width;

  void add(String line) {
    lines.add(line);
    width = Math.max(width, line.length());
    counter++;
  }

  int width() {
    return width;
  }

  static int counter() {
    return counter;
  }
}

/** Using a thread-safe class is no sign either; a synchronized method speaks for itself only. */
class HalfSequential {
  private final StringBuffer text = new StringBuffer();
  private int appended;
  private int flushed;

  void append(String s) {
    text.append(s);
    appended++;
  }

  synchronized void flush() {
    text.setLength(0);
    flushed++; // race: HalfSequential.flushed write
  }

  int appended() {
    return appended;
  }

  int flushed() {
    return flushed; // race: HalfSequential.flushed read
  }
}
