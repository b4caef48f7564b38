package dev.photofinish.testbench;

/** A line of an input's sources, or {@link #NOWHERE}. */
record Place(String file, int line) {

  /** Where accesses stand whose class is the input's but whose line is not known. */
  static final Place NOWHERE = new Place("", 0);
}
