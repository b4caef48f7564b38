package com.acme.prices;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Several customers fill their baskets while the back office changes prices. */
public final class Shop {

  private static final int CUSTOMERS = 4;
  private static final int QUOTES = 20_000;
  private static final int PRODUCTS = 500;

  private Shop() {}

  public static void main(String[] args) throws InterruptedException {
    PriceService service = new PriceService();
    ExecutorService threads = Executors.newFixedThreadPool(CUSTOMERS + 1, Shop::daemon);
    for (int customer = 0; customer < CUSTOMERS; customer++) {
      threads.execute(() -> fillBasket(service));
    }
    threads.execute(() -> changePrices(service));
    threads.shutdown();
    if (!threads.awaitTermination(30, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the customers are still waiting for a quote");
    }
    System.out.printf("%d quotes, %d of them new%n", CUSTOMERS * QUOTES, service.misses());
  }

  private static void fillBasket(PriceService service) {
    long cents = 0;
    for (int i = 0; i < QUOTES; i++) {
      cents += service.quote("sku-" + i % PRODUCTS);
    }
    System.out.printf("a basket of %d cents%n", cents);
  }

  private static void changePrices(PriceService service) {
    for (int i = 0; i < 50; i++) {
      service.invalidate();
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    return thread;
  }
}
