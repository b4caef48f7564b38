package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;

/** Suggests how to mend a race. */
final class Fixes {

  private Fixes() {}

  static String of(Pair pair) {
    Path path = pair.one().path();
    if (path.last() == Step.ELEMENT) {
      return "Hold one lock at both accesses, or use a container that is safe for many threads.";
    }
    return "Hold one lock at both accesses, or make the field volatile if it is a lone flag.";
  }
}
