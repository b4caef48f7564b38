package dev.photofinish.predict.witness;

/** Which values the events of a witness may read, and what they write then. */
public interface ValueRules {

  /** A new run, in which nothing has happened yet. */
  ValueRun start();
}
