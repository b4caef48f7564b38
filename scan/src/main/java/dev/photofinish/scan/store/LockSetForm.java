package dev.photofinish.scan.store;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;

/** The locks held, outermost first. */
record LockSetForm(Form<FixedList<Lock>> locks) implements Form<LockSet> {

  @Override
  public void write(LockSet set, ByteWriter out) {
    locks.write(set.locks(), out);
  }

  @Override
  public LockSet read(ByteReader in) throws UnreadableSummariesException {
    return new LockSet(locks.read(in));
  }
}
