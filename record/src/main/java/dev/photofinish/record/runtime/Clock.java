package dev.photofinish.record.runtime;

/** The time since a run began. */
class Clock {

  private final long start = System.nanoTime();

  long micros() {
    return (System.nanoTime() - start) / 1_000;
  }
}
