package dev.photofinish.models;

/** How often code runs that a call hands on. */
public enum Times {
  /** Once for each call; calls may come again. */
  PER_CALL(""),
  /** Once, however often it is called. */
  ONCE("once"),
  /** Many times for each call, one after the other. */
  REPEATEDLY("repeatedly"),
  /** Many times for each call, at the same time, until the call returns. */
  MANY_AT_ONCE("many times");

  final String text;

  Times(String text) {
    this.text = text;
  }
}
