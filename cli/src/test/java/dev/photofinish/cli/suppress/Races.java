package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import java.util.List;
import java.util.Optional;

/** Races made by hand: all that matters is the memory and the two lines. */
final class Races {

  private Races() {}

  static Race on(String field) {
    return on(field, 7, 9);
  }

  /** A write in one line of {@code com/acme/Bank.java} and a read in another. */
  static Race on(String field, int writeLine, int readLine) {
    return on(new Location.OfField("com.acme.Bank", field), writeLine, readLine);
  }

  static Race on(Location location, int writeLine, int readLine) {
    return new Race(
        location,
        Optional.empty(),
        access(AccessKind.WRITE, writeLine),
        access(AccessKind.READ, readLine),
        Optional.empty(),
        List.of(new Evidence(Verdict.LIKELY, Engine.SCAN, List.of())));
  }

  private static Access access(AccessKind kind, int line) {
    MethodName method = new MethodName("com.acme.Bank", "m" + line, List.of());
    Frame frame = new Frame(method, "com/acme/Bank.java", line);
    return new Access(kind, "any", List.of(), List.of(frame));
  }
}
