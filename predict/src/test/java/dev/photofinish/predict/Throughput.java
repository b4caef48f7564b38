package dev.photofinish.predict;

import dev.photofinish.predict.hb.HappensBefore;
import dev.photofinish.predict.syncp.SyncPreserving;
import dev.photofinish.trace.Event;
import java.util.Iterator;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** Run by hand: how many events a second the detectors take that read a trace once. */
final class Throughput {

  private Throughput() {}

  /** Arguments: events, threads, locations. */
  public static void main(String[] arguments) {
    long events = number(arguments, 0, 10_000_000);
    int threads = (int) number(arguments, 1, 8);
    int locations = (int) number(arguments, 2, 1_000_000);
    for (int round = 0; round < 2; round++) {
      AtomicLong races = new AtomicLong();
      tell("nothing", new SyntheticTrace(events, threads, locations), e -> {}, events);
      HappensBefore hb = new HappensBefore(race -> races.incrementAndGet());
      tell("hb", new SyntheticTrace(events, threads, locations), hb::step, events);
      SyncPreserving syncp = new SyncPreserving(race -> races.incrementAndGet());
      tell("syncp", new SyntheticTrace(events, threads, locations), syncp::step, events);
      System.out.printf(Locale.ROOT, "races %d, locations %d%n", races.get(), hb.locations());
    }
  }

  private static long number(String[] arguments, int index, long otherwise) {
    return arguments.length > index ? Long.parseLong(arguments[index]) : otherwise;
  }

  private static void tell(String name, Iterator<Event> trace, Consumer<Event> step, long events) {
    long start = System.nanoTime();
    trace.forEachRemaining(step);
    double seconds = (System.nanoTime() - start) / 1e9;
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    long heap = (runtime.totalMemory() - runtime.freeMemory()) >> 20;
    System.out.printf(Locale.ROOT, "%-8s %,.0f events/s, %d MB%n", name, events / seconds, heap);
  }
}
