package dev.photofinish.testbench;

/**
 * One way in which a report and the markers differ.
 *
 * @param place the line it belongs to
 * @param sign {@code +} for what was reported and should not be, {@code -} for what was not
 *     reported and should be
 * @param text what it is
 */
record Mismatch(Place place, char sign, String text) {

  static Mismatch unexpected(Place place, String text) {
    return new Mismatch(place, '+', text);
  }

  static Mismatch missing(Place place, String text) {
    return new Mismatch(place, '-', text);
  }
}
