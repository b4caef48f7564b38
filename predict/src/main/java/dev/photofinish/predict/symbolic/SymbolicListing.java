package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Program;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Run;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Tells the symbolic trace of a run line by line, as figure 3 of the paper does: {@code s^5 = s^2 +
 * i^3}, {@code i^3 < 3}, {@code W_y^11 = s^8}, {@code R_y^14 > 2}. Lines are numbered from 0 in the
 * order of the run, and a symbol has the number of the line that gave it. A thread comes to its
 * lines without events as late as can be: right before its next event.
 *
 * <p>Lines are what is done to numbers, and accesses to shared memory; starts of threads, locks and
 * calls that are given none of these have none.
 */
public final class SymbolicListing {

  private final SharedNames names;
  private final ListingLines lines;
  private final SymbolicRun run;
  private long seen = -1;

  private SymbolicListing(TraceSource source, Program program, Consumer<String> out) {
    this.names = new SharedNames(source.dictionary());
    this.lines = new ListingLines(out);
    this.run =
        new SymbolicRun(
            source,
            program,
            Optional.empty(),
            thread -> new ListedThread(lines, event -> access(event)));
  }

  /**
   * Tells a run.
   *
   * @param program the classes that were recorded
   * @param out gets each line
   * @return threads that are not known to their ends, and why
   */
  public static List<String> print(Run run, Program program, Consumer<String> out) {
    return new SymbolicListing(TraceSource.of(run), program, out).print();
  }

  static List<String> print(TraceSource source, Program program, Consumer<String> out) {
    return new SymbolicListing(source, program, out).print();
  }

  private List<String> print() {
    while (run.hasNext()) {
      Event event = run.next().event();
      names.learn(event);
      if (isAccess(event) && seen != event.number()) {
        unexplained(event);
      }
    }
    lines.release();
    return run.notices();
  }

  private static boolean isAccess(Event event) {
    boolean isMemory = event.kind().isAccess() || event.kind() == EventKind.INITIAL;
    return isMemory && event.member() != Event.CONTENTS;
  }

  /** The name of what an event with an instruction of its own is about. */
  private String access(Event event) {
    seen = event.number();
    return names.of(event);
  }

  /** Of calls into libraries, of what objects had before, and of threads that are lost. */
  private void unexplained(Event event) {
    boolean isRead = event.kind().isAccess() && !event.kind().isWrite();
    lines.assign((isRead ? "R_" : "W_") + names.of(event), names.value(event));
  }
}
