package dev.photofinish.bench;

import dev.photofinish.finding.Findings;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Stats;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.report.Format;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Renderer;
import dev.photofinish.report.Renderers;
import dev.photofinish.report.SourceLookup;
import dev.photofinish.scan.ScanOptions;
import dev.photofinish.scan.ScanResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Draws reports at random, each as likely as the next, for a person to judge. */
final class SampleBench {

  /** A report, and what it was found in. */
  private record Drawn(Coordinates artefact, Race race) {}

  private final Jars jars = Jars.fetched();
  private final Scans scans = Scans.ofAlone(jars);
  private final PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);

  private SampleBench() {}

  /** Takes the seed, how many to draw, a verdict or "all", and the coordinates of the jars. */
  public static void main(String[] args) throws IOException, BadInputException {
    List<Coordinates> artefacts = Arrays.stream(args).skip(3).map(Coordinates::parse).toList();
    SampleBench bench = new SampleBench();
    List<Drawn> all = new ArrayList<>(bench.allReports(artefacts));
    all.removeIf(each -> !isWanted(each.race(), args[2]));
    Collections.shuffle(all, new Random(Long.parseLong(args[0])));
    List<Drawn> drawn = all.subList(0, Math.min(Integer.parseInt(args[1]), all.size()));
    bench.out.printf("%d of %d reports, drawn with seed %s%n", drawn.size(), all.size(), args[0]);
    for (Coordinates artefact : artefacts) {
      bench.print(artefact, drawn);
    }
  }

  private static boolean isWanted(Race race, String verdict) {
    return verdict.equals("all") || race.verdict().name().equalsIgnoreCase(verdict);
  }

  private List<Drawn> allReports(List<Coordinates> artefacts)
      throws IOException, BadInputException {
    List<Drawn> all = new ArrayList<>();
    for (Coordinates artefact : artefacts) {
      List<Race> races = scans.of(artefact, ScanOptions.DEFAULT).races();
      races.forEach(race -> all.add(new Drawn(artefact, race)));
    }
    return all;
  }

  private void print(Coordinates artefact, List<Drawn> drawn)
      throws IOException, BadInputException {
    List<Race> races =
        drawn.stream().filter(each -> each.artefact().equals(artefact)).map(Drawn::race).toList();
    if (races.isEmpty()) {
      return;
    }
    out.println();
    boolean published = Files.isDirectory(jars.sources(artefact));
    out.printf(
        "==== %s, sources: %s%n%n",
        artefact, published ? jars.sources(artefact) : "no jar with classifier sources");
    ScanResult result = scans.of(artefact, ScanOptions.DEFAULT);
    renderer(artefact).render(findings(result, races), out);
  }

  /** With the lines of code, where there are sources. */
  private Renderer renderer(Coordinates artefact) {
    SourceLookup sources = SourceLookup.under(Path.of(""), List.of(jars.sources(artefact)));
    return Renderers.of(Format.TEXT, RenderOptions.plain().withSources(sources));
  }

  private static Findings findings(ScanResult result, List<Race> races) {
    Stats stats = new Stats(result.classes(), result.methods(), 0);
    return new Findings("", "scan", races, ProvedFree.NONE, List.of(), List.of(), stats);
  }
}
