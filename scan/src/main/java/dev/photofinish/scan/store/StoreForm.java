package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Store;

/** What is put where. */
record StoreForm(Form<Path> paths, Form<Reach> reaches) implements Form<Store> {

  @Override
  public void write(Store store, ByteWriter out) {
    paths.write(store.target(), out);
    reaches.write(store.value(), out);
  }

  @Override
  public Store read(ByteReader in) throws UnreadableSummariesException {
    return new Store(paths.read(in), reaches.read(in));
  }
}
