package dev.photofinish.models;

/**
 * How a framework calls a method, and how that is known.
 *
 * @param because a sentence without a full stop; empty if nothing is known
 */
record Called(CallContext context, String because) {

  static final Called UNKNOWN = new Called(CallContext.NONE, "");

  /** With the sentence that the context has, and a clause that says how that is known. */
  static Called as(CallContext context, String clause) {
    return new Called(context, context.sentence() + ", as " + clause);
  }

  boolean isKnown() {
    return context != CallContext.NONE;
  }
}
