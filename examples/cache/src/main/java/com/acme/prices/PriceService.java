package com.acme.prices;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** Quotes prices. The price list is loaded on first use, and quotes are kept until it changes. */
public final class PriceService {

  private final Map<String, Long> quotes = new HashMap<>();
  private final LongAdder misses = new LongAdder();
  private PriceList prices;

  /** The price of a product with tax, in cents. */
  public long quote(String product) {
    Long quote = quotes.get(product); // race: PriceService.quotes read
    if (quote == null) {
      misses.increment();
      quote = prices().grossCents(product);
      quotes.put(product, quote); // race: PriceService.quotes write
    }
    return quote;
  }

  /** Forgets all quotes, because prices have changed. */
  public synchronized void invalidate() {
    quotes.clear(); // race: PriceService.quotes write
  }

  /** How many quotes were not in the cache. */
  public long misses() {
    return misses.sum();
  }

  private PriceList prices() {
    if (prices == null) { // race: PriceService.prices read
      synchronized (this) {
        if (prices == null) {
          prices = PriceList.load(); // race: PriceService.prices write
        }
      }
    }
    return prices; // race: PriceService.prices read
  }
}
