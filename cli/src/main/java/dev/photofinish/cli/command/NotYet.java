package dev.photofinish.cli.command;

import dev.photofinish.cli.error.BadUsage;

/** Ends a command whose engine is still to come, after all its options and inputs were checked. */
final class NotYet {

  private NotYet() {}

  /**
   * @param deed what the command cannot do: {@code analyse}
   */
  static BadUsage able(String deed) {
    return new BadUsage("this version cannot " + deed + " yet; it only checks options and inputs");
  }
}
