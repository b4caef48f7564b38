package dev.photofinish.models;

/** On which thread code runs. */
public enum Where {
  /** On the calling thread, before the call returns, with its locks. */
  HERE("here"),
  /** On another thread. */
  ELSEWHERE("elsewhere"),
  /** On the main thread of a user interface. */
  ON_MAIN("on main"),
  /** Here, or elsewhere and many at a time if the receiver was made parallel. */
  HERE_OR_IN_PARALLEL("here or in parallel");

  final String text;

  Where(String text) {
    this.text = text;
  }
}
