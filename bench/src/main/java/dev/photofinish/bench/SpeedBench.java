package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a scan costs, from the start of the process to its end, against SpotBugs and against ASM's
 * tree parse of the same jars. The three take turns.
 */
final class SpeedBench {

  private final SpotBugs spotBugs;
  private final int rounds;

  private SpeedBench(SpotBugs spotBugs, int rounds) {
    this.spotBugs = spotBugs;
    this.rounds = rounds;
  }

  /** Takes the number of rounds, and the coordinates of SpotBugs and of the jars to scan. */
  public static void main(String[] args) throws IOException {
    Jars jars = Jars.fetched();
    SpotBugs spotBugs = SpotBugs.in(jars, Coordinates.parse(args[1]));
    SpeedBench bench = new SpeedBench(spotBugs, Integer.parseInt(args[0]));
    MarkdownTable table =
        new MarkdownTable(
            "CPU / wall seconds",
            "Photofinish",
            "SpotBugs",
            "times Photofinish (at least 10)",
            "ASM tree",
            "Photofinish, times ASM (at most 4)");
    for (int i = 2; i < args.length; i++) {
      table.add(bench.row(jars.of(Coordinates.parse(args[i]))));
    }
    System.out.println(table);
  }

  private List<String> row(Path jar) throws IOException {
    List<Timing> scans = new ArrayList<>();
    List<Timing> peers = new ArrayList<>();
    List<Timing> parses = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      scans.add(Commands.timeScan(jar));
      parses.add(TimedProcess.run(Commands.asmTree(jar)).checked(0).timing());
      peers.add(TimedProcess.run(spotBugs.command(jar)).checked(0).timing());
    }
    Timing scan = Timing.median(scans);
    Timing peer = Timing.median(peers);
    Timing parse = Timing.median(parses);
    return List.of(
        "`" + jar.getFileName() + "`",
        scan.text(),
        peer.text(),
        peer.ratioTo(scan),
        parse.text(),
        scan.ratioTo(parse));
  }
}
