package calls;

/** Recursion, direct and mutual. */
class TreeWalker {

  private int depth;
  private int evens;
  private int odds;
  private int visited;
  private int guarded;
  private int steps;

  void walk(int levels) {
    visited++; // race: TreeWalker.visited
    if (levels > 0) {
      walk(levels - 1);
    }
  }

  synchronized int visited() {
    return visited; // race: TreeWalker.visited
  }

  public void even(int n) {
    evens++; // race: TreeWalker.evens
    if (n > 0) {
      odd(n - 1);
    }
  }

  private void odd(int n) {
    odds++; // race: TreeWalker.odds
    if (n > 0) {
      even(n - 1);
    }
  }

  synchronized int balance() {
    int balance = evens; // race: TreeWalker.evens
    balance -= odds; // race: TreeWalker.odds
    return balance;
  }

  synchronized void dig(int levels) {
    digDeeper(levels);
  }

  private void digDeeper(int levels) {
    guarded++;
    if (levels > 0) {
      digDeeper(levels - 1);
    }
  }

  synchronized int guarded() {
    return guarded;
  }

  /** Takes the lock again at each level. */
  int climb(int levels) {
    synchronized (this) {
      depth++;
      return levels == 0 ? depth : climb(levels - 1);
    }
  }

  void step() {
    if (steps < 10) {
      steps++;
      step();
    }
  }
}
