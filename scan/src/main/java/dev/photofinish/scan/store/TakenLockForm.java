package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.TakenLock;

/** The lock's name, then the place. */
record TakenLockForm(Form<Lock.Name> names, Form<Site> sites) implements Form<TakenLock> {

  @Override
  public void write(TakenLock taken, ByteWriter out) {
    names.write(taken.name(), out);
    sites.write(taken.site(), out);
  }

  @Override
  public TakenLock read(ByteReader in) throws UnreadableSummariesException {
    return new TakenLock(names.read(in), sites.read(in));
  }
}
