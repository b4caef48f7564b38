package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Invocation;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Site;
import java.util.Set;

/** That a method runs what a caller gives it. */
record InvocationForm(
    Form<Reach> reaches,
    Form<Site> sites,
    Form<LockSet> lockSets,
    Table<Fork> forks,
    Form<Set<Fork>> forkSets)
    implements Form<Invocation> {

  @Override
  public void write(Invocation invocation, ByteWriter out) {
    reaches.write(invocation.what(), out);
    sites.write(invocation.site(), out);
    lockSets.write(invocation.locks(), out);
    EnumForm.THREADS.write(invocation.threads(), out);
    forks.writeOrNull(invocation.fork(), out);
    forkSets.write(invocation.after(), out);
  }

  @Override
  public Invocation read(ByteReader in) throws UnreadableSummariesException {
    return new Invocation(
        reaches.read(in),
        sites.read(in),
        lockSets.read(in),
        EnumForm.THREADS.read(in),
        forks.readOrNull(in),
        forkSets.read(in));
  }
}
