package dev.photofinish.models;

/** Whether the stages of a stream run in parallel. */
public enum Parallelism {
  PARALLEL("parallel"),
  SEQUENTIAL("sequential"),
  /** As those of the receiver do. */
  LIKE_THIS("like this");

  final String text;

  Parallelism(String text) {
    this.text = text;
  }
}
