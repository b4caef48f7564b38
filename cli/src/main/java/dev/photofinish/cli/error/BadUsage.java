package dev.photofinish.cli.error;

/** Something that the user has to mend: ends the command with one line and exit code 2. */
public final class BadUsage extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * @param message what is wrong and where, without the command's name; one sentence without a full
   *     stop
   */
  public BadUsage(String message) {
    super(message);
  }

  /** The message, which is never missing here. */
  public String text() {
    return String.valueOf(getMessage());
  }
}
