package dev.photofinish.finding;

import java.util.List;
import java.util.Optional;

/** Small findings for tests. */
final class Samples {

  static final Location COUNT = new Location.OfField("com.acme.Counter", "count");

  private Samples() {}

  static Access write(int line) {
    return access(AccessKind.WRITE, line);
  }

  static Access read(int line) {
    return access(AccessKind.READ, line);
  }

  static Access access(AccessKind kind, int line) {
    MethodName method = new MethodName("com.acme.Counter", "m" + line, List.of());
    return access(kind, new Frame(method, "com/acme/Counter.java", line));
  }

  static Access access(AccessKind kind, Frame... stack) {
    return new Access(kind, "any", List.of(), List.of(stack));
  }

  static Race race(Access one, Access two) {
    return race(COUNT, one, two);
  }

  static Race race(Location location, Access one, Access two) {
    return race(location, one, two, evidence(Verdict.LIKELY));
  }

  static Race race(Location location, Access one, Access two, Evidence... evidence) {
    return new Race(location, Optional.empty(), one, two, Optional.empty(), List.of(evidence));
  }

  static Evidence evidence(Verdict verdict) {
    return new Evidence(verdict, Engine.SCAN, List.of("nothing keeps them apart"));
  }
}
