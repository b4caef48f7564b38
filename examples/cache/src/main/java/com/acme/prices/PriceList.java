package com.acme.prices;

import java.util.HashMap;
import java.util.Map;

/** Net prices and the tax on them. Never changes once it is loaded, so threads may share it. */
final class PriceList {

  private static final int PRODUCTS = 500;
  private static final long TAX_PERCENT = 19;

  private final Map<String, Long> netCents;

  private PriceList(Map<String, Long> netCents) {
    this.netCents = netCents;
  }

  /** Stands for a query that takes a while. */
  static PriceList load() {
    Map<String, Long> prices = new HashMap<>();
    for (int i = 0; i < PRODUCTS; i++) {
      prices.put("sku-" + i, 100L + i * 7L);
    }
    return new PriceList(prices);
  }

  long grossCents(String product) {
    long net = netCents.getOrDefault(product, 0L);
    return net + net * TAX_PERCENT / 100;
  }
}
