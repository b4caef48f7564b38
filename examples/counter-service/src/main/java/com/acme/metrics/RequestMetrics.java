package com.acme.metrics;

import java.util.concurrent.atomic.AtomicLong;

/** Counts requests and hands the counts to a sink at short intervals. */
public final class RequestMetrics {

  private static final long INTERVAL_MILLIS = 20;
  private static final long PATIENCE_MILLIS = 2_000;

  private final Sink sink;
  private final Thread flusher = new Thread(this::flushUntilStopped, "metrics-flusher");
  private final AtomicLong errors = new AtomicLong();
  private long requests;
  private long slowestMillis;
  private boolean running = true;

  public RequestMetrics(Sink sink) {
    this.sink = sink;
  }

  /** Starts flushing. */
  public void start() {
    flusher.setDaemon(true);
    flusher.start();
  }

  /** Counts one request; called by the thread that served it. */
  public void served(int status, long millis) {
    requests++; // race: RequestMetrics.requests
    if (status >= 500) {
      errors.incrementAndGet();
    }
    synchronized (this) {
      slowestMillis = Math.max(slowestMillis, millis);
    }
  }

  /** Stops flushing, after a last flush. */
  public void stop() throws InterruptedException {
    running = false; // race: RequestMetrics.running write
    flusher.join(PATIENCE_MILLIS);
  }

  private void flushUntilStopped() {
    while (running) { // race: RequestMetrics.running read
      pause();
      flush();
    }
    flush();
  }

  private void flush() {
    long counted = requests; // race: RequestMetrics.requests read
    requests = 0; // race: RequestMetrics.requests write
    sink.accept(counted, errors.getAndSet(0), takeSlowest());
  }

  private synchronized long takeSlowest() {
    long slowest = slowestMillis;
    slowestMillis = 0;
    return slowest;
  }

  private static void pause() {
    try {
      Thread.sleep(INTERVAL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
