package halflocked;

/** A counter that is locked when it is counted and not when it is read, and the other way round. */
class VisitCounter {

  private int visits;
  private int limit;
  private int lockedBoth;
  private int lockedNever;
  private int readOnly = 5;
  private int setOnly;

  synchronized void visit() {
    visits++; // race: VisitCounter.visits
    lockedBoth++;
  }

  int visits() {
    return visits; // race: VisitCounter.visits read
  }

  void setLimit(int limit) {
    this.limit = limit; // race: VisitCounter.limit write
  }

  synchronized int limit() {
    return limit; // race: VisitCounter.limit read
  }

  int lockedBoth() {
    synchronized (this) {
      return lockedBoth;
    }
  }

  /** No sign that these are called by several threads. */
  void count() {
    lockedNever++;
  }

  int count(int factor) {
    return lockedNever * factor;
  }

  synchronized int scaled() {
    return lockedBoth * readOnly;
  }

  int readOnly() {
    return readOnly;
  }

  synchronized void setOnly(int value) {
    setOnly = value;
  }
}
