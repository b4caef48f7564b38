package dev.photofinish.prove.points;

/** Asked now and then by long work; throws if it is to end. */
@FunctionalInterface
public interface Stop {

  /** Work that is never stopped. */
  Stop NEVER = () -> {};

  void check();
}
