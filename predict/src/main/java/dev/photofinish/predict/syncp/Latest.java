package dev.photofinish.predict.syncp;

/** The latest of some events, and the latest of another thread than that one's. */
final class Latest {

  private static final int NOBODY = -1;

  private long first = -1;
  private long second = -1;
  private int firstThread = NOBODY;
  private int secondThread = NOBODY;

  void add(int thread, long number) {
    if (number > first) {
      if (thread != firstThread) {
        second = first;
        secondThread = firstThread;
      }
      first = number;
      firstThread = thread;
    } else if (thread != firstThread && number > second) {
      second = number;
      secondThread = thread;
    }
  }

  void add(Latest other) {
    add(other.firstThread, other.first);
    add(other.secondThread, other.second);
  }

  /** The number of the latest that is not of a thread; -1 if there is none. */
  long otherThan(int thread) {
    return thread == firstThread ? second : first;
  }
}
