package dev.photofinish.cli;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Stats;
import dev.photofinish.finding.Verdict;
import java.util.List;
import java.util.Optional;

/** Findings made by hand. */
public final class Samples {

  private Samples() {}

  public static Findings findings(List<Race> races, List<Problem> problems) {
    return new Findings(
        "1.2.3", "fake", races, ProvedFree.NONE, List.of(), problems, new Stats(1, 1, 5));
  }

  public static Findings clean() {
    return findings(List.of(), List.of());
  }

  public static Findings withRace(Verdict verdict) {
    return findings(List.of(race(verdict)), List.of());
  }

  public static Race race(Verdict verdict) {
    return new Race(
        new Location.OfField("com.acme.Counter", "count"),
        Optional.empty(),
        access(AccessKind.WRITE, 7),
        access(AccessKind.READ, 9),
        Optional.empty(),
        List.of(new Evidence(verdict, Engine.SCAN, List.of("Both may run at the same time."))));
  }

  private static Access access(AccessKind kind, int line) {
    MethodName method = new MethodName("com.acme.Counter", "m" + line, List.of());
    Frame frame = new Frame(method, "com/acme/Counter.java", line);
    return new Access(kind, "any", List.of(), List.of(frame));
  }
}
