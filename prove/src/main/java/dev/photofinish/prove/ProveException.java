package dev.photofinish.prove;

/** A program that cannot be analysed as it was asked for. Its message is one line for the user. */
public final class ProveException extends Exception {

  private static final long serialVersionUID = 1L;

  public ProveException(String message) {
    super(message);
  }
}
