package dev.photofinish.scan.report;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Race;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Threads;
import java.util.List;
import java.util.Optional;

/** Tells a race in the words that all engines use. */
final class RaceWriter {

  private final Places places;
  private final Cases cases;
  private final Reasons reasons;
  private final Consequences consequences;
  private final Fixes fixes;

  private RaceWriter(
      Places places, Cases cases, Reasons reasons, Consequences consequences, Fixes fixes) {
    this.places = places;
    this.cases = cases;
    this.reasons = reasons;
    this.consequences = consequences;
    this.fixes = fixes;
  }

  static RaceWriter of(Program program, LibraryFacts library, Guards guards) {
    Methods methods = new Methods(program);
    Places places = new Places(program, methods);
    return new RaceWriter(
        places,
        new Cases(program, new Uses(methods)),
        new Reasons(places),
        new Consequences(program, library),
        new Fixes(
            program.hierarchy(),
            new FieldUpdates(program),
            new LockFixes(guards, new LockText(program)),
            new NaturalLock()));
  }

  Places places() {
    return places;
  }

  Race write(Pair pair) {
    Candidate one = pair.one();
    Case race = cases.of(pair);
    return new Race(
        places.location(one.path()),
        Optional.of(places.accessPath(one.access().path(), one.entry().method())),
        access(one),
        access(pair.other()),
        consequences.of(race),
        Optional.of(fixes.of(race)),
        List.of(new Evidence(pair.verdict(), Engine.SCAN, reasons.of(pair))));
  }

  private Access access(Candidate candidate) {
    Snapshot access = candidate.access();
    return new Access(
        access.kind(),
        thread(candidate),
        places.locks(access.locks().locks(), candidate.entry().method()),
        access.trace().sites().stream().map(places::frame).toList());
  }

  private static String thread(Candidate candidate) {
    if (candidate.threads() == Threads.ANY_BUT_MAIN) {
      return "main";
    }
    return candidate.access().fork() != null ? "background" : "any";
  }
}
