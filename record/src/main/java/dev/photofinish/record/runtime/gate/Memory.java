package dev.photofinish.record.runtime.gate;

/**
 * What an access is about.
 *
 * @param object the number of the object, which no other has in this run
 * @param text in words
 */
record Memory(long object, int member, String text) {

  boolean isSame(Memory other) {
    return object == other.object && member == other.member;
  }

  /** With the number of the object. */
  String inFull() {
    return text + " of object #" + object;
  }
}
