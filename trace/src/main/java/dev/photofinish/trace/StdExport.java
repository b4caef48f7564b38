package dev.photofinish.trace;

import dev.photofinish.trace.text.StdLines;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;

/**
 * Writes a run in the plain text format that trace analysers share: a line {@code
 * T<thread>|<operation>(<target>)|<location>} for each step, the location being the number of the
 * site. It knows reads, writes, locks and threads only; everything else is said by these so that
 * whatever was ordered by happens-before still is, and maybe more:
 *
 * <ul>
 *   <li>A volatile access is one under a lock of its own.
 *   <li>A signal is a step: under a lock of its own, a variable is read and written. To have waited
 *       is to read it under that lock.
 *   <li>To take or release a lock that is ever shared is such a step, too; only exclusive holders
 *       have the lock itself.
 *   <li>The end of a class's initialiser is a signal, and each thread's first use of the class has
 *       waited for it.
 *   <li>To wait on a monitor is to release it, and to wake up is to acquire it.
 * </ul>
 *
 * <p>The rest is left out.
 */
public final class StdExport {

  private final Appendable out;

  public StdExport(Appendable out) {
    this.out = out;
  }

  /**
   * Writes as much as can be put in order. Goes through the run twice, since a lock may be shared
   * late.
   *
   * @return the merge that was written, to be asked what is missing
   */
  public MergedEvents write(Run run) throws IOException {
    StdLines lines = new StdLines(out, sharedLocks(run));
    MergedEvents events = run.merged();
    while (events.hasNext()) {
      lines.write(events.next());
    }
    return events;
  }

  private static Set<Long> sharedLocks(Run run) {
    Set<Long> shared = new HashSet<>();
    MergedEvents events = run.merged();
    while (events.hasNext()) {
      Event event = events.next();
      if (event.kind() == EventKind.ACQUIRE_SHARED || event.kind() == EventKind.RELEASE_SHARED) {
        shared.add(event.object());
      }
    }
    return shared;
  }
}
