package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import java.util.List;

/**
 * A way to say that races are not to be reported. It remembers what it covered, so each run and
 * each thread needs one of its own.
 */
interface Suppression {

  /** Whether the user does not want to hear of a race. */
  boolean covers(Race race);

  /** What the user should mend, once all races were asked for. */
  List<Problem> notices();
}
