package locks;

/** Methods that call themselves with and without the lock. */
class RecursiveLocking {
  private final Object lock = new Object();
  private int depth;
  private int visited;
  private int leaves;

  public void descend(int levels) {
    synchronized (lock) {
      depth++;
      if (levels > 0) {
        descend(levels - 1);
      }
      depth--;
    }
  }

  public int depth() {
    synchronized (lock) {
      return depth;
    }
  }

  // The recursion leaves the lock before it counts.
  public void visit(int levels) {
    synchronized (lock) {
      if (levels > 0) {
        visit(levels - 1);
      }
      leaves++;
    }
    visited++; // race: RecursiveLocking.visited
  }

  public int leaves() {
    synchronized (lock) {
      return leaves;
    }
  }
}
