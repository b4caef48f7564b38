package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How the cost of a scan grows with the number of classes, and the heap that many of them need. */
final class GrowthBench {

  private static final List<Integer> SIZES = List.of(1_000, 2_000, 5_000, 10_000, 20_000);

  /** From what is allowed down to what would be nice. */
  private static final List<String> HEAPS = List.of("1g", "768m", "512m");

  private GrowthBench() {}

  /** Takes the number of rounds and the coordinates of a jar with enough classes. */
  public static void main(String[] args) throws IOException {
    Path whole = Jars.fetched().of(Coordinates.parse(args[1]));
    List<ClassSubset> subsets = new ArrayList<>();
    for (int size : SIZES) {
      subsets.add(ClassSubset.write(whole, size, Path.of("bench", "target")));
    }
    measureTime(subsets, Integer.parseInt(args[0]));
    measureHeap(subsets.get(subsets.size() - 1));
  }

  private static void measureTime(List<ClassSubset> subsets, int rounds) throws IOException {
    MarkdownTable table = new MarkdownTable("classes", "kB", "CPU / wall seconds");
    LogLogFit cpu = new LogLogFit();
    LogLogFit wall = new LogLogFit();
    LogLogFit bytes = new LogLogFit();
    for (ClassSubset subset : subsets) {
      Timing timing = medianScan(subset, rounds);
      cpu.add(subset.classes(), timing.cpu());
      wall.add(subset.classes(), timing.wall());
      bytes.add((double) subset.bytes(), timing.cpu());
      table.add(
          List.of(
              MarkdownTable.count(subset.classes()),
              MarkdownTable.count(subset.bytes() / 1_000),
              timing.text()));
    }
    System.out.println(table);
    System.out.printf(
        Locale.ROOT,
        "slope of the log-log fit by classes (at most 1.1): %.2f CPU, %.2f wall; by bytes: %.2f"
            + " CPU%n",
        cpu.slope(),
        wall.slope(),
        bytes.slope());
  }

  private static Timing medianScan(ClassSubset subset, int rounds) throws IOException {
    List<Timing> timings = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      timings.add(Commands.timeScan(subset.jar()));
    }
    return Timing.median(timings);
  }

  private static void measureHeap(ClassSubset subset) throws IOException {
    for (String heap : HEAPS) {
      TimedProcess done =
          TimedProcess.run(
              Commands.scan(subset.jar()), Map.of("PHOTOFINISH_JAVA_OPTS", "-Xmx" + heap));
      System.out.printf(
          Locale.ROOT,
          "%,d classes with -Xmx%s: %s (exit code %d, CPU / wall seconds %s)%n",
          subset.classes(),
          heap,
          done.exitedWith(Commands.ANALYSED) ? "done" : "not done",
          done.exit(),
          done.timing().text());
    }
  }
}
