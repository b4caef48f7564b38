package dev.photofinish.predict;

/** A trace that cannot be used with the given classes. Its message is one line for the user. */
public final class PredictException extends Exception {

  private static final long serialVersionUID = 1L;

  public PredictException(String message) {
    super(message);
  }

  /** The message, which is never missing here. */
  public String text() {
    return String.valueOf(getMessage());
  }
}
