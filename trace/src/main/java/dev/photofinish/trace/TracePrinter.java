package dev.photofinish.trace;

import dev.photofinish.trace.text.EventLines;
import java.io.IOException;

/**
 * Writes a run for people: what it is, then its events in their order, one a line.
 *
 * <pre>
 *      12  T1 worker  writes Account#3.balance = 70  at com.acme.Account.deposit:17
 * </pre>
 */
public final class TracePrinter {

  private final Appendable out;

  public TracePrinter(Appendable out) {
    this.out = out;
  }

  /**
   * Prints as much as can be put in order.
   *
   * @return the merge that was printed, to be asked what is missing
   */
  public MergedEvents print(Run run) throws IOException {
    out.append(run.name()).append(": ").append(oneLine(run.meta().command()));
    out.append(" (Java ").append(run.meta().java()).append(")\n");
    EventLines lines = new EventLines(run.dictionary(), run.threads());
    MergedEvents events = run.merged();
    while (events.hasNext()) {
      out.append(lines.line(events.next())).append('\n');
    }
    return events;
  }

  private static String oneLine(String command) {
    return command.replaceAll("\\p{Cntrl}", " ");
  }
}
