package dev.photofinish.prove;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;

/** Tells when what is left of the memory is too little to go on with as many contexts. */
final class MemoryWatch {

  /** The share of the heap that may be in use after a collection. */
  private static final double MOST = 0.88;

  /**
   * The part of the heap for what lives long: it alone has a threshold. What survives its first
   * collection may fill a part of its own, which says nothing of the rest.
   */
  private final List<MemoryPoolMXBean> pools =
      ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getType() == MemoryType.HEAP)
          .filter(MemoryPoolMXBean::isUsageThresholdSupported)
          .filter(pool -> pool.getCollectionUsage() != null)
          .toList();

  /** Thrown to have a round ended that does not fit into the memory. */
  static final class TooLittle extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooLittle() {
      super("too little memory", null, false, false);
    }
  }

  /** Ends the round if too little is left. */
  void check() {
    if (pools.stream().anyMatch(MemoryWatch::isFull)) {
      throw new TooLittle();
    }
  }

  /** Has what a round left be collected: what is in use is only known after a collection. */
  void collect() {
    System.gc();
  }

  private static boolean isFull(MemoryPoolMXBean pool) {
    MemoryUsage usage = pool.getCollectionUsage();
    long heap = Runtime.getRuntime().maxMemory();
    return usage != null && usage.getUsed() > MOST * heap * shareOf(usage, heap);
  }

  /** The part's own limit as a share of the heap, if it has one. */
  private static double shareOf(MemoryUsage usage, long heap) {
    return usage.getMax() <= 0 ? 1 : (double) usage.getMax() / heap;
  }

  static long megabytes() {
    return Runtime.getRuntime().maxMemory() >> 20;
  }
}
