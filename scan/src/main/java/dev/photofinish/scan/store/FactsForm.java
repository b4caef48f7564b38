package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.AccessFacts;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import java.util.Set;

/** What is known of an access, wherever it is. */
record FactsForm(
    Form<Path> paths, Form<LockSet> lockSets, Table<Fork> forks, Form<Set<Fork>> forkSets)
    implements Form<AccessFacts> {

  @Override
  public void write(AccessFacts facts, ByteWriter out) {
    paths.write(facts.path(), out);
    EnumForm.KIND.write(facts.kind(), out);
    out.flag(facts.certain());
    lockSets.write(facts.locks(), out);
    EnumForm.THREADS.write(facts.threads(), out);
    forks.writeOrNull(facts.fork(), out);
    forkSets.write(facts.after(), out);
  }

  @Override
  public AccessFacts read(ByteReader in) throws UnreadableSummariesException {
    return new AccessFacts(
        paths.read(in),
        EnumForm.KIND.read(in),
        in.flag(),
        lockSets.read(in),
        EnumForm.THREADS.read(in),
        forks.readOrNull(in),
        forkSets.read(in));
  }
}
