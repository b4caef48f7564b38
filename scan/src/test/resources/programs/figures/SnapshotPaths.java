package figures;

import javax.annotation.concurrent.ThreadSafe;

/** RacerD, section 5.2.4: {@code x.f.g = y.h} reads x.f and y.h and writes x.f.g. */
@ThreadSafe
class SnapshotPaths {

  static class Leaf {
    int g;
  }

  static class Node {
    Leaf f = new Leaf();
    int h;
  }

  private final Node x = new Node();
  private final Node y = new Node();

  void copy() {
    x.f.g = y.h; // race: Node.f read; Leaf.g write; Node.h read
  }

  synchronized void replaceLeaf() {
    x.f = new Leaf(); // race: Node.f write
  }

  synchronized void changeSource() {
    y.h = 1; // race: Node.h write
  }

  synchronized int leaf() {
    return x.f.g; // race: Leaf.g read
  }

  // The other node's leaf: not the same path.
  synchronized int otherLeaf() {
    return y.f.g;
  }
}
