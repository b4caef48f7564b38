package inheritance;

import java.util.function.Consumer;

/** The compiler's bridges are no methods of their own. */
class BridgeMethods implements Consumer<String>, Comparable<BridgeMethods> {
  private int accepted;
  private int rank;
  private int peeked;

  @Override
  public synchronized void accept(String text) {
    accepted++;
    peeked++; // race: BridgeMethods.peeked write
  }

  @Override
  public synchronized int compareTo(BridgeMethods other) {
    return Integer.compare(rank, accepted);
  }

  int peeked() {
    return peeked; // race: BridgeMethods.peeked read
  }
}

abstract class Source<T> {
  abstract T next();

  synchronized T nextLocked() {
    return next();
  }
}

class IntSource extends Source<Integer> {
  private int value;

  @Override
  Integer next() {
    return ++value; // race: IntSource.value
  }

  void reset() {
    value = 0; // race: IntSource.value write
  }
}
