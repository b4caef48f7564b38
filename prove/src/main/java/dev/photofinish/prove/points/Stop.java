package dev.photofinish.prove.points;

/** Asked now and then by long work; throws if it is to end. */
@FunctionalInterface
public interface Stop {

  /** Work that is never stopped. */
  Stop NEVER = (instances, work) -> {};

  /**
   * Throws if the work is to end.
   *
   * @param instances how many methods in contexts were found so far
   * @param work how much was passed on so far: the same in each run, unlike the time
   */
  void check(int instances, long work);
}
