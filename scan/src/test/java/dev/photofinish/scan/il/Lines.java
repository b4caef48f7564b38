package dev.photofinish.scan.il;

/**
 * Hands out the lines of a listing while its program is built from top to bottom: one for each
 * command and one for each closing or dividing line of a compound one, as {@link Printer} lays them
 * out.
 */
final class Lines {

  private int last;

  int next() {
    return ++last;
  }

  /** A line on which no command stands. */
  void leaveOne() {
    last++;
  }
}
