package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a proof costs, from the start of the process to its end, against the pointer analysis of
 * Tai-e on the same program. They take turns.
 */
final class ProveSpeedBench {

  private static final String MAIN_CLASS = "PoolClients";

  private static final double LIMIT = 1.0 / 5;

  /** One of those that take turns, and what it took in each round. */
  private record Contender(String name, List<String> command, List<Timing> timings) {
    Contender(String name, List<String> command) {
      this(name, command, new ArrayList<>());
    }

    Timing median() {
      return Timing.median(timings);
    }
  }

  private final TaiE taiE;
  private final List<Path> inputs;
  private final List<Path> libraries;

  private ProveSpeedBench(TaiE taiE, List<Path> inputs, List<Path> libraries) {
    this.taiE = taiE;
    this.inputs = inputs;
    this.libraries = libraries;
  }

  /**
   * Takes the number of rounds, the coordinates of Tai-e and of commons-pool, and the folder of the
   * compiled program that uses it.
   */
  public static void main(String[] args) throws IOException {
    Jars jars = Jars.fetched();
    Coordinates pool = Coordinates.parse(args[2]);
    ProveSpeedBench bench =
        new ProveSpeedBench(
            TaiE.in(jars, Coordinates.parse(args[1])),
            List.of(Path.of(args[3]), jars.of(pool)),
            jars.dependencies(pool));
    Contender ours = bench.ours();
    List<Contender> peers = List.of(bench.peer(TaiE.USUAL), bench.peer(TaiE.LEAN));
    List<Contender> all = new ArrayList<>(List.of(ours));
    all.addAll(peers);
    takeTurns(all, Integer.parseInt(args[0]));
    print(ours, peers);
  }

  private Contender ours() {
    List<String> options = List.of("--main", MAIN_CLASS);
    return new Contender("`photofinish prove`", Commands.prove(inputs, libraries, options));
  }

  private Contender peer(String options) {
    Path output = Path.of("bench", "target", "tai-e");
    return new Contender(
        "Tai-e, `" + options + "`", taiE.command(inputs, libraries, MAIN_CLASS, options, output));
  }

  private static void takeTurns(List<Contender> contenders, int rounds) throws IOException {
    for (int round = 1; round <= rounds; round++) {
      for (Contender each : contenders) {
        System.err.println("round " + round + ": " + each.name());
        each.timings().add(TimedProcess.run(each.command()).checked(Commands.ANALYSED).timing());
      }
    }
  }

  private static void print(Contender ours, List<Contender> peers) {
    MarkdownTable table =
        new MarkdownTable(
            "",
            "CPU / wall seconds",
            "peak MB",
            String.format(Locale.ROOT, "CPU of prove, times this (at most %.2f)", LIMIT));
    table.add(List.of(ours.name(), ours.median().text(), ours.median().memory(), ""));
    for (Contender peer : peers) {
      double ratio = ours.median().cpu() / peer.median().cpu();
      table.add(
          List.of(
              peer.name(),
              peer.median().text(),
              peer.median().memory(),
              String.format(Locale.ROOT, "%.3f", ratio)));
    }
    System.out.println(table);
  }
}
