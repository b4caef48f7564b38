package dev.photofinish.trace;

/** A trace or a schedule that cannot be used. Its message is one line for the user. */
public final class TraceException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public TraceException(String message) {
    super(message);
  }

  public TraceException(String message, Throwable cause) {
    super(message, cause);
  }

  /** The message, which is never missing here. */
  public String text() {
    return String.valueOf(getMessage());
  }
}
