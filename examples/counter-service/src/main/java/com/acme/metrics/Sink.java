package com.acme.metrics;

/** Where counts go: a log, a time series. */
public interface Sink {

  /** Takes the counts of one interval. */
  void accept(long requests, long errors, long slowestMillis);
}
