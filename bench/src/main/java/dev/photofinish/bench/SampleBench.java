package dev.photofinish.bench;

import dev.photofinish.finding.Race;
import dev.photofinish.ir.BadInputException;
import dev.photofinish.scan.ScanOptions;
import dev.photofinish.scan.ScanResult;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** Draws reports of scans at random, for a person to judge. */
final class SampleBench {

  private SampleBench() {}

  /** Takes the seed, how many to draw, a verdict or "all", and the coordinates of the jars. */
  public static void main(String[] args) throws IOException, BadInputException {
    Jars jars = Jars.fetched();
    Scans scans = Scans.ofAlone(jars);
    Sample sample = new Sample(jars, "scan");
    for (Coordinates artefact : Arrays.stream(args).skip(3).map(Coordinates::parse).toList()) {
      ScanResult result = scans.of(artefact, ScanOptions.DEFAULT);
      List<Race> races = result.races().stream().filter(race -> isWanted(race, args[2])).toList();
      sample.add(artefact, races, result.classes(), result.methods());
    }
    sample.print(Long.parseLong(args[0]), Integer.parseInt(args[1]));
  }

  private static boolean isWanted(Race race, String verdict) {
    return verdict.equals("all") || race.verdict().name().equalsIgnoreCase(verdict);
  }
}
