package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Lock;

/** A lock's name and mode. */
record LockForm(Form<Lock.Name> names) implements Form<Lock> {

  @Override
  public void write(Lock lock, ByteWriter out) {
    names.write(lock.name(), out);
    EnumForm.MODE.write(lock.mode(), out);
  }

  @Override
  public Lock read(ByteReader in) throws UnreadableSummariesException {
    return new Lock(names.read(in), EnumForm.MODE.read(in));
  }
}
