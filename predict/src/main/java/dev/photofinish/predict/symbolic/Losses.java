package dev.photofinish.predict.symbolic;

import org.jspecify.annotations.Nullable;

/** What is not known of a thread, and why. */
final class Losses {

  private @Nullable String first;
  private int times;
  private long events;
  private boolean isForGood;

  /** The thread was lost. */
  void add(LostException why) {
    if (first == null) {
      first = String.valueOf(why.getMessage());
    }
    times++;
  }

  /** The thread will not be found again. */
  void giveUp() {
    isForGood = true;
  }

  boolean isForGood() {
    return isForGood;
  }

  /** Of an event it is only known that it was. */
  void count() {
    events++;
  }

  boolean isNone() {
    return first == null;
  }

  @Override
  public String toString() {
    String more = times > 1 ? ", and " + (times - 1) + " times more something like it" : "";
    return events + " events count as recorded only: " + first + more;
  }
}
