package strength;

/** What is seen only through a method that calls itself is less sure. */
class Recursive {
  private Recursive next;
  private int size;

  int sum() {
    int rest = next == null ? 0 : next.sum();
    return rest + size; // race: Recursive.size read likely
  }

  synchronized void clearNext() {
    next.size = 0; // race: Recursive.size write likely
  }
}
