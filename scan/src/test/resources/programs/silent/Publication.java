package silent;

import java.util.concurrent.atomic.AtomicReference;
import javax.annotation.concurrent.ThreadSafe;

/** An object is filled before others see it; what is done to it afterwards is not silent. */
@ThreadSafe
class Publication {

  static class Node {
    int value;
    int hits;
  }

  private final AtomicReference<Node> current = new AtomicReference<>(new Node());
  private volatile int[] copyOnWrite = new int[4];
  private int[] exchanged = new int[4];

  void publish(int value) {
    Node node = new Node();
    node.value = value;
    current.set(node);
  }

  int value() {
    return current.get().value;
  }

  // The reference is atomic, the node is not.
  void hit() {
    current.get().hits++; // race: Node.hits
  }

  void set(int i, int value) {
    int[] copy = copyOnWrite.clone();
    copy[i] = value;
    copyOnWrite = copy;
  }

  int get(int i) {
    return copyOnWrite[i];
  }

  void setFirst(int value) {
    int[] cells = exchanged; // race: Publication.exchanged read
    cells[0] = value; // race: Publication.exchanged write
  }

  void exchange() {
    exchanged = new int[4]; // race: Publication.exchanged write
  }
}
