package com.acme.metrics;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Serves made-up requests on a few threads and shows what the metrics say of them. */
public final class Server {

  private static final int THREADS = 4;
  private static final int REQUESTS = 200_000;
  private static final int REQUESTS_PER_ERROR = 100;

  private Server() {}

  public static void main(String[] args) throws InterruptedException {
    AtomicLong requests = new AtomicLong();
    AtomicLong errors = new AtomicLong();
    RequestMetrics metrics =
        new RequestMetrics(
            (counted, failed, slowest) -> {
              requests.addAndGet(counted);
              errors.addAndGet(failed);
            });
    metrics.start();
    serve(metrics);
    metrics.stop();
    int served = THREADS * REQUESTS;
    System.out.printf("served: %d requests, %d errors%n", served, served / REQUESTS_PER_ERROR);
    System.out.printf("counted: %d requests, %d errors%n", requests.get(), errors.get());
  }

  private static void serve(RequestMetrics metrics) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    for (int thread = 0; thread < THREADS; thread++) {
      pool.execute(
          () -> {
            for (int i = 0; i < REQUESTS; i++) {
              metrics.served(i % REQUESTS_PER_ERROR == 0 ? 503 : 200, i % 7);
            }
          });
    }
    pool.shutdown();
    if (!pool.awaitTermination(30, TimeUnit.SECONDS)) {
      throw new IllegalStateException("requests are still being served");
    }
  }
}
