package inheritance;

/** A method calls another one on its own object: in a subclass that is the subclass's method. */
class SelfCalls {
  protected long total;
  protected long batches;

  void addAll(int n) {
    for (int i = 0; i < n; i++) {
      add(i);
    }
    finish();
  }

  // Overridden, so it never runs on a LockedSelfCalls.
  void add(long n) {
    total += n;
  }

  void finish() {
    batches++; // race: SelfCalls.batches write
  }
}

class LockedSelfCalls extends SelfCalls {
  @Override
  synchronized void add(long n) {
    total += n;
  }

  synchronized long total() {
    return total;
  }

  synchronized long batches() {
    return batches; // race: SelfCalls.batches read
  }
}
