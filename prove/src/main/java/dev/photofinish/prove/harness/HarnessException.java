package dev.photofinish.prove.harness;

/** A library that no harness can be made for. Its message is one line for the user. */
public final class HarnessException extends Exception {

  private static final long serialVersionUID = 1L;

  public HarnessException(String message) {
    super(message);
  }
}
