package dev.photofinish.scan.store;

import java.io.IOException;

/** Says that stored summaries are damaged or of another version: they have to be made anew. */
public final class UnreadableSummariesException extends IOException {

  UnreadableSummariesException(String message) {
    super(message);
  }

  static UnreadableSummariesException damaged(String how) {
    return new UnreadableSummariesException("The stored summaries are damaged: " + how + ".");
  }
}
