package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What it costs a program to be recorded: the plain run, the recorded run, and the run that records
 * only what a report of {@code scan} names. They take turns. The JVM of the command itself counts
 * as well. Long runs are recorded as by default, up to the limit of a trace; short ones to the end.
 */
final class RecordSpeedBench {

  /**
   * What is run.
   *
   * @param options of {@code record}
   * @param limit how many times the plain run the recorded one may take
   */
  private record Load(String name, String size, List<String> options, double limit) {

    Load(String name, String size, double limit) {
      this(name, size, List.of(), limit);
    }

    static Load whole(String name, String size, double limit) {
      return new Load(name, size, List.of("--limit", "0"), limit);
    }

    String text() {
      return name + " " + size + (options.isEmpty() ? "" : ", " + String.join(" ", options));
    }
  }

  private static final List<Load> LOADS =
      List.of(
          new Load("CpuBound", "30000", 8),
          new Load("LockHeavy", "20000000", 8),
          new Load("IoBound", "2000", 8),
          new Load("H2Load", "600000", 3),
          Load.whole("CpuBound", "6000", 8),
          Load.whole("LockHeavy", "2000000", 8),
          Load.whole("IoBound", "300", 8),
          Load.whole("H2Load", "4000", 3));

  private static final String FOCUSED = "recorded with --focus";

  private final String classPath;
  private final Path work;

  private RecordSpeedBench(String classPath, Path work) {
    this.classPath = classPath;
    this.work = work;
  }

  /** Takes the number of rounds, the class path of the workloads, and a folder for traces. */
  public static void main(String[] args) throws IOException {
    RecordSpeedBench bench = new RecordSpeedBench(args[1], Path.of(args[2]));
    MarkdownTable table =
        new MarkdownTable(
            "workload", "run", "CPU / wall seconds", "times the plain run, CPU / wall", "at most");
    for (Load load : LOADS) {
      bench.measure(load, Integer.parseInt(args[0]), table);
    }
    System.out.println(table);
  }

  private void measure(Load load, int rounds, MarkdownTable table) throws IOException {
    Map<String, List<String>> commands = commands(load);
    Map<String, List<Timing>> timings = new TreeMap<>();
    for (int round = 1; round <= rounds; round++) {
      for (Map.Entry<String, List<String>> each : commands.entrySet()) {
        System.err.println("round " + round + ": " + load.text() + ": " + each.getKey());
        delete(work.resolve(load.name()));
        timings
            .computeIfAbsent(each.getKey(), none -> new ArrayList<>())
            .add(TimedProcess.run(each.getValue()).checked(0).timing());
      }
    }
    Timing plain = Timing.median(timings.getOrDefault("plain", List.of()));
    timings.forEach(
        (name, all) -> {
          Timing timing = Timing.median(all);
          double limit = name.equals(FOCUSED) ? 1.5 : load.limit();
          table.add(
              List.of(
                  load.text(),
                  name,
                  timing.text(),
                  name.equals("plain") ? "" : timing.ratioTo(plain),
                  name.equals("plain") ? "" : String.format(Locale.ROOT, "%.1f", limit)));
        });
  }

  private Map<String, List<String>> commands(Load load) {
    List<String> plain = List.of("java", "-cp", classPath, load.name(), load.size());
    Map<String, List<String>> commands = new TreeMap<>();
    commands.put("plain", plain);
    commands.put("recorded", recorded(load, plain, List.of()));
    Path report = work.resolve(load.name() + ".json");
    commands.put(FOCUSED, recorded(load, plain, List.of("--focus", report.toString())));
    return commands;
  }

  private List<String> recorded(Load load, List<String> plain, List<String> options) {
    List<String> command =
        new ArrayList<>(
            List.of("./photofinish", "record", "--trace", work.resolve(load.name()).toString()));
    command.addAll(load.options());
    command.addAll(options);
    command.add("--");
    command.addAll(plain);
    return command;
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
  }
}
