package dev.photofinish.scan.report;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Race;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Threads;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells a race in the words that all engines use. */
final class RaceWriter {

  private final Places places;

  private final Fixes fixes;

  RaceWriter(Places places, Fixes fixes) {
    this.places = places;
    this.fixes = fixes;
  }

  Race write(Pair pair) {
    Candidate one = pair.one();
    return new Race(
        places.location(one.path()),
        Optional.of(places.accessPath(one.access().path(), one.entry().method())),
        access(one),
        access(pair.other()),
        Optional.of(fixes.of(pair)),
        List.of(new Evidence(pair.verdict(), Engine.SCAN, because(pair))));
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

  private List<String> because(Pair pair) {
    Set<String> reasons = new LinkedHashSet<>();
    for (Candidate candidate : List.of(pair.one(), pair.other())) {
      Fork fork = candidate.access().fork();
      if (fork != null) {
        reasons.add(handedOver(fork));
      } else if (candidate.concurrency().isKnown()) {
        reasons.add(sentence(candidate.concurrency().because()));
      }
    }
    return new ArrayList<>(reasons);
  }

  private String handedOver(Fork fork) {
    var frame = places.frame(fork.site());
    return String.format(
        "%s() is handed to another thread at %s:%d.",
        fork.target().name(), frame.file(), frame.line());
  }

  private static String sentence(String text) {
    return text.endsWith(".") ? text : text + ".";
  }
}
