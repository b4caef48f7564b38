package strength;

/** What is seen only through a method that calls itself is less sure. */
class Recursive {
  private final Recursive next;
  private int size;

  Recursive(Recursive next) {
    this.next = next;
  }

  int sum() {
    int rest = next == null ? 0 : next.sum();
    return rest + size; // race: Recursive.size read likely
  }

  synchronized void clearNext() {
    next.size = 0; // race: Recursive.size write likely
  }
}
