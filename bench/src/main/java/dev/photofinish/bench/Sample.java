package dev.photofinish.bench;

import dev.photofinish.finding.Findings;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Stats;
import dev.photofinish.report.Format;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Renderer;
import dev.photofinish.report.Renderers;
import dev.photofinish.report.SourceLookup;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;

/** Draws reports at random, each as likely as the next, and prints them with their code. */
final class Sample {

  /** A report, and what it was found in. */
  private record Drawn(Coordinates artefact, Race race) {}

  private final Jars jars;
  private final String command;
  private final Map<Coordinates, Stats> artefacts = new LinkedHashMap<>();
  private final List<Drawn> all = new ArrayList<>();
  private final PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);

  /**
   * @param command the command whose reports they are
   */
  Sample(Jars jars, String command) {
    this.jars = jars;
    this.command = command;
  }

  /** Adds all reports on an artefact, and how much of it was analysed. */
  void add(Coordinates artefact, List<Race> races, int classes, int methods) {
    artefacts.put(artefact, new Stats(classes, methods, 0));
    races.forEach(race -> all.add(new Drawn(artefact, race)));
  }

  /** Draws some; the same seed draws the same while the reports stay the same. */
  void print(long seed, int count) throws IOException {
    List<Drawn> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, new Random(seed));
    List<Drawn> drawn = shuffled.subList(0, Math.min(count, shuffled.size()));
    out.printf("%d of %d reports, drawn with seed %d%n", drawn.size(), all.size(), seed);
    for (Coordinates artefact : artefacts.keySet()) {
      print(
          artefact,
          drawn.stream()
              .filter(each -> each.artefact().equals(artefact))
              .map(Drawn::race)
              .toList());
    }
  }

  private void print(Coordinates artefact, List<Race> races) throws IOException {
    if (races.isEmpty()) {
      return;
    }
    out.println();
    boolean published = Files.isDirectory(jars.sources(artefact));
    out.printf(
        "==== %s, sources: %s%n%n",
        artefact, published ? jars.sources(artefact) : "no jar with classifier sources");
    renderer(artefact).render(findings(artefact, races), out);
  }

  /** With the lines of code, where there are sources. */
  private Renderer renderer(Coordinates artefact) {
    SourceLookup sources = SourceLookup.under(Path.of(""), List.of(jars.sources(artefact)));
    return Renderers.of(Format.TEXT, RenderOptions.plain().withSources(sources));
  }

  private Findings findings(Coordinates artefact, List<Race> races) {
    Stats stats = Objects.requireNonNull(artefacts.get(artefact));
    return new Findings("", command, races, ProvedFree.NONE, List.of(), List.of(), stats);
  }
}
