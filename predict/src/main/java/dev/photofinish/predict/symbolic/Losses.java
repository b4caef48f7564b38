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

  /** For those who know nothing of how a thread is followed. */
  @Override
  public String toString() {
    String some = events == 1 ? "1 event" : events + " events";
    String more = times > 1 ? " (and " + (times - 1) + " times more for something like it)" : "";
    return "was lost for "
        + some
        + ", since "
        + first
        + more
        + ": there its reads see only what they saw, by which races may be missed";
  }
}
