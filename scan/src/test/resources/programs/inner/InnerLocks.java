package inner;

/** Which lock an inner class takes: its own, that of the outer object, or one of its fields. */
class InnerLocks {

  private final Object lock = new Object();
  private int own;
  private int outer;
  private int field;
  private int viaCall;

  synchronized void set(int value) {
    own = value; // race: InnerLocks.own
    outer = value;
    viaCall = value;
  }

  void setField(int value) {
    synchronized (lock) {
      field = value;
    }
  }

  synchronized int viaCall() {
    return viaCall;
  }

  class Reader {
    synchronized int own() {
      return own; // race: InnerLocks.own
    }

    int outer() {
      synchronized (InnerLocks.this) {
        return outer;
      }
    }

    int field() {
      synchronized (lock) {
        return field;
      }
    }

    int throughMethod() {
      return InnerLocks.this.viaCall();
    }
  }
}
