package dev.photofinish.bench;

import dev.photofinish.finding.Race;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.scan.ScanOptions;
import dev.photofinish.scan.ScanResult;
import dev.photofinish.scan.Scanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Scans artefacts in this process, each once for each set of options. */
final class Scans {

  private record Key(Coordinates artefact, ScanOptions options) {}

  private final Models models = Models.builtIn();
  private final Map<Key, ScanResult> done = new HashMap<>();
  private final Jars jars;
  private final boolean withClassPath;
  private final Predicate<Race> kept;

  /**
   * @param withClassPath whether to look at what the artefacts need, too, where it was fetched
   * @param kept the reports that matter; all others are forgotten, as there may be many jars
   */
  Scans(Jars jars, boolean withClassPath, Predicate<Race> kept) {
    this.jars = jars;
    this.withClassPath = withClassPath;
    this.kept = kept;
  }

  /** Without a class path, and nothing is forgotten. */
  static Scans ofAlone(Jars jars) {
    return new Scans(jars, false, race -> true);
  }

  ScanResult of(Coordinates artefact, ScanOptions options) throws IOException, BadInputException {
    Key key = new Key(artefact, options);
    ScanResult known = done.get(key);
    if (known == null) {
      System.err.println("scanning " + artefact + (options.allClasses() ? ", all classes" : ""));
      known = scan(artefact, options);
      done.put(key, known);
    }
    return known;
  }

  private ScanResult scan(Coordinates artefact, ScanOptions options)
      throws IOException, BadInputException {
    List<Path> classPath = withClassPath ? jars.classPath(artefact) : List.of();
    ProgramInputs inputs =
        new ProgramInputs(List.of(jars.of(artefact)), classPath, Optional.empty(), Map.of());
    try (Program program = Program.open(inputs)) {
      ScanResult all = new Scanner(models, options).scan(program);
      List<Race> races = all.races().stream().filter(kept).toList();
      return new ScanResult(races, all.useless(), all.classes(), all.methods());
    }
  }
}
