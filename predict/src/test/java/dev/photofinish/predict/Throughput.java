package dev.photofinish.predict;

import dev.photofinish.predict.hb.HappensBefore;
import dev.photofinish.predict.syncp.FarRaces;
import dev.photofinish.predict.syncp.SyncPreserving;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.Iterator;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** Run by hand: how many events a second the detectors take that read a trace once. */
final class Throughput {

  private static final String[] DEFAULTS = {"hb", "10000000", "8", "1000000", "2"};

  private Throughput() {}

  /** Arguments: hb, syncp, far or nothing; events; threads; locations; rounds. */
  public static void main(String[] arguments) {
    long events = Long.parseLong(argument(arguments, 1));
    int threads = Integer.parseInt(argument(arguments, 2));
    int locations = Integer.parseInt(argument(arguments, 3));
    int rounds = Integer.parseInt(argument(arguments, 4));
    for (int round = 0; round < rounds; round++) {
      AtomicLong races = new AtomicLong();
      Consumer<Event> detector = detector(argument(arguments, 0), races);
      measure(new SyntheticTrace(events, threads, locations), detector, events);
      System.out.println(races.get() + " races");
    }
  }

  private static String argument(String[] arguments, int index) {
    return arguments.length > index ? arguments[index] : DEFAULTS[index];
  }

  private static Consumer<Event> detector(String name, AtomicLong races) {
    return switch (name) {
      case "hb" -> new HappensBefore(race -> races.incrementAndGet())::step;
      case "syncp" -> new SyncPreserving(race -> races.incrementAndGet())::step;
      case "far" -> far(races)::step;
      default -> event -> {};
    };
  }

  /** Asked for a tenth of all places, which is far more than happens-before leaves. */
  private static FarRaces far(AtomicLong races) {
    FarRaces far = new FarRaces(race -> races.incrementAndGet());
    for (int site = 1; site <= SyntheticTrace.SITES / 10; site++) {
      for (int other = site; other <= SyntheticTrace.SITES / 10; other++) {
        far.want(site, other, 1);
      }
    }
    return far;
  }

  private static void measure(Iterator<Event> trace, Consumer<Event> detector, long events) {
    long start = System.nanoTime();
    trace.forEachRemaining(detector);
    double seconds = (System.nanoTime() - start) / 1e9;
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    long heap = (runtime.totalMemory() - runtime.freeMemory()) >> 20;
    System.out.printf(Locale.ROOT, "%,.0f events/s, %d MB after%n", events / seconds, heap);
    // What it holds is to be counted.
    detector.accept(new Event(events, 0, EventKind.END, 0, 0, 0, 0));
  }
}
