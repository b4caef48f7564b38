package calls;

/** Code behind a flag that nobody sets does not run. */
class NeverSet {
  boolean debug;
  private boolean verbose;
  public boolean open;
  private Object listener;
  private int traced;
  private int printed;
  private int opened;
  private int told;

  synchronized int counts() {
    int sum = traced + told;
    sum += printed; // race: NeverSet.printed read
    sum += opened; // race: NeverSet.opened read
    return sum;
  }

  void trace() {
    if (debug) {
      traced++;
    }
  }

  // Somebody sets it.
  void print() {
    if (verbose) {
      printed++; // race: NeverSet.printed
    }
  }

  void setVerbose(boolean on) {
    verbose = on;
  }

  // Anybody can set it.
  void open() {
    if (open) {
      opened++; // race: NeverSet.opened
    }
  }

  void tell() {
    if (listener != null) {
      told++;
    }
  }
}

/** What is read from a stream, or filled by a framework, is set out of sight. */
class SetElsewhere implements java.io.Serializable {
  private static final long serialVersionUID = 1;

  private boolean stored;
  private int count;

  synchronized int count() {
    return count; // race: SetElsewhere.count read
  }

  void add() {
    if (stored) {
      count++; // race: SetElsewhere.count
    }
  }
}
