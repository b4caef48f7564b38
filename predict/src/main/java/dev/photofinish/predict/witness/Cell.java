package dev.photofinish.predict.witness;

import java.util.OptionalLong;

/**
 * What is in memory somewhere.
 *
 * @param value nothing if it is not known
 * @param writer the number of the event that wrote it, or {@link #NOBODY}
 */
record Cell(OptionalLong value, long writer) {

  /** It was there before the window. */
  static final long NOBODY = -1;
}
