package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Step;

/** A place where code is handed to a thread. */
record ForkForm(Form<Site> sites, Form<MethodKey> methods, Table<Step.Field> fields)
    implements Form<Fork> {

  @Override
  public void write(Fork fork, ByteWriter out) {
    sites.write(fork.site(), out);
    methods.write(fork.target(), out);
    out.flag(fork.repeated());
    fields.writeOrNull(fork.executor(), out);
    out.flag(fork.serial());
    out.flag(fork.joined());
  }

  @Override
  public Fork read(ByteReader in) throws UnreadableSummariesException {
    return new Fork(
        sites.read(in), methods.read(in), in.flag(), fields.readOrNull(in), in.flag(), in.flag());
  }
}
