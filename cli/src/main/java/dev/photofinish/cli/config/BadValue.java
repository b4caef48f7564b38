package dev.photofinish.cli.config;

/** A value in the configuration file that its option cannot take; the message says why. */
final class BadValue extends Exception {

  private static final long serialVersionUID = 1L;

  BadValue(String message) {
    super(message);
  }
}
