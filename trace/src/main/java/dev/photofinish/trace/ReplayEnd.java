package dev.photofinish.trace;

/** What became of a run under a schedule, the best first. */
public enum ReplayEnd {
  /** Both threads stood before the racing accesses, to the same memory, at once. */
  CONFIRMED,
  /** A thread did something else than the schedule says, or ended before. */
  DIVERGED,
  /** Nothing went on any more. */
  STUCK,
  /** The program has not got what the schedule names. */
  OTHER_PROGRAM
}
