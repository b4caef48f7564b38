package lockfree;

/** What is written before a volatile flag is set, and read only after it was seen. */
class Published extends Thread {
  private volatile boolean done;
  private int result;
  private int late;
  private int early;
  private int wrong;

  @Override
  public void run() {
    result = 42;
    early = 1; // race: Published.early
    wrong = 1; // race: Published.wrong
    done = true;
    late = 1; // race: Published.late
  }

  int result() {
    return done ? result : -1;
  }

  int inLocal() {
    boolean finished = done;
    if (finished && result > 0) {
      return result;
    }
    return 0;
  }

  // Looks at it before it looks at the flag.
  int early() {
    int number = early; // race: Published.early read
    return done ? number : -1;
  }

  // Written after the flag.
  int late() {
    return done ? late : -1; // race: Published.late read
  }

  // Goes on if the flag is not set.
  int wrong() {
    return done ? -1 : wrong; // race: Published.wrong read
  }
}

/** A flag that asks others to stop says nothing of what they have done. */
class Stopped extends Thread {
  private volatile boolean running = true;
  private int rounds;

  @Override
  public void run() {
    while (running) {
      rounds++; // race: Stopped.rounds
    }
  }

  int finish() {
    running = false;
    return rounds; // race: Stopped.rounds read
  }
}
