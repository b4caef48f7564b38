package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Trace;

/**
 * A place, then the rest of the trace, which is in the table before it. Where it ends and how long
 * it is follows.
 */
final class TraceForm implements Form<Trace> {

  private final Form<Site> sites;
  private final Table<Trace> table = new Table<>(this);

  TraceForm(Form<Site> sites) {
    this.sites = sites;
  }

  /** Where traces are written once. */
  Table<Trace> table() {
    return table;
  }

  @Override
  public void write(Trace trace, ByteWriter out) {
    sites.write(trace.site(), out);
    table.writeOrNull(trace.callee(), out);
  }

  @Override
  public Trace read(ByteReader in) throws UnreadableSummariesException {
    Site site = sites.read(in);
    Trace callee = table.readOrNull(in);
    return callee == null ? Trace.of(site) : callee.calledFrom(site);
  }
}
