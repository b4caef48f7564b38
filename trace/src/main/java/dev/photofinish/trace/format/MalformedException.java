package dev.photofinish.trace.format;

/**
 * Bytes that are whole, by their checksum, and yet do not say anything: another version wrote them.
 */
public final class MalformedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public MalformedException(String message) {
    super(message);
  }
}
