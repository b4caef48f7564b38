package dev.photofinish.ir.build;

/** Bytecode that no verifier would accept. Its message says what is wrong, for the user. */
final class MalformedCodeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  MalformedCodeException(String message) {
    super(message);
  }
}
