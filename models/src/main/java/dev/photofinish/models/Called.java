package dev.photofinish.models;

/**
 * How a framework calls a method, and how that is known.
 *
 * @param clause how that is known, to follow on "as"; empty if nothing is known
 */
record Called(CallContext context, String clause) {

  static final Called UNKNOWN = new Called(CallContext.NONE, "");

  /**
   * A sentence without a full stop; empty if nothing is known.
   *
   * @param method what the sentence calls the method
   */
  String because(String method) {
    return isKnown() ? context.sentence(method) + ", as " + clause : "";
  }

  boolean isKnown() {
    return context != CallContext.NONE;
  }
}
