package inheritance;

/** Methods of an inner class that reach the outer object are methods of the outer class, too. */
class OuterAndInner {
  private int size;
  private int edits;
  private int locked;

  class Cursor {
    private int position;

    void remove() {
      size--; // race: OuterAndInner.size
      position--;
    }

    void lock() {
      synchronized (OuterAndInner.this) {
        locked++;
      }
    }

    int position() {
      return position;
    }
  }

  static class Detached {
    private int size;

    void shrink() {
      size--;
    }
  }

  synchronized void add() {
    size++; // race: OuterAndInner.size
    edits++;
  }

  synchronized int locked() {
    return locked + edits;
  }
}
