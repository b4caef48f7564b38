package dev.photofinish.predict.stage;

/** The ways of finding races, from the cheapest to the dearest. */
public enum StageName {
  /** Nothing orders the two in the recorded run. */
  HAPPENS_BEFORE("happens-before", "In the recorded run nothing put the two into an order."),
  /** Critical sections keep their order. */
  SYNC_PRESERVING(
      "sync-preserving",
      "What came between the two in the recorded run need not come between them."),
  /** Any order with the recorded values. */
  ORDERS(
      "orders",
      "The two meet if other critical sections come first than did in the recorded run, and every"
          + " read still sees the value that it saw."),
  /** Reads may see other values if all branches stay as they were. */
  VALUES(
      "values",
      "The two meet if a read sees another value than in the recorded run, by which no branch"
          + " changes."),
  /** A read finds another object, with which its thread does the same. */
  OTHER_OBJECTS(
      "other objects", "The two meet if a read finds another object than in the recorded run."),
  /** One branch goes the other way. */
  FLIPPED_BRANCHES(
      "flipped branches", "The two meet if a branch goes another way than in the recorded run.");

  private final String label;
  private final String reason;

  StageName(String label, String reason) {
    this.label = label;
    this.reason = reason;
  }

  public String label() {
    return label;
  }

  /** Why the race can happen, one sentence. */
  public String reason() {
    return reason;
  }
}
