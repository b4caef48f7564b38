package dev.photofinish.ir;

/** An input that cannot be used at all. Its message is one line for the user: what and where. */
public final class BadInputException extends Exception {

  private static final long serialVersionUID = 1L;

  public BadInputException(String message) {
    super(message);
  }

  public BadInputException(String message, Throwable cause) {
    super(message, cause);
  }
}
