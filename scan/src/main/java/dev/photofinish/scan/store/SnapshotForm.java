package dev.photofinish.scan.store;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.AccessFacts;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Trace;
import dev.photofinish.scan.domain.When;
import java.util.List;

/** What is known of some accesses, and the ways to them. */
record SnapshotForm(Form<AccessFacts> facts, Form<When> whens, Form<FixedList<Trace>> traces)
    implements Form<Snapshot> {

  @Override
  public void write(Snapshot snapshot, ByteWriter out) {
    facts.write(snapshot.facts(), out);
    whens.write(snapshot.when(), out);
    traces.write(FixedList.copyOf(snapshot.traces()), out);
  }

  @Override
  public Snapshot read(ByteReader in) throws UnreadableSummariesException {
    AccessFacts known = facts.read(in);
    When when = whens.read(in);
    List<Trace> ways = traces.read(in);
    if (ways.isEmpty()) {
      throw UnreadableSummariesException.damaged("an access is nowhere");
    }
    return new Snapshot(known, when, ways);
  }
}
