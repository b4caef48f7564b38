package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Passed;

/** To which method, and parameter of it, what is passed. */
record PassedForm(Form<MethodKey> methods, Form<Integer> formals) implements Form<Passed> {

  /** Added to what is written, so that it is never negative. */
  private static final int OFFSET = 1;

  @Override
  public void write(Passed passed, ByteWriter out) {
    methods.write(passed.callee(), out);
    formals.write(passed.position(), out);
    formals.write(passed.from() + OFFSET, out);
  }

  @Override
  public Passed read(ByteReader in) throws UnreadableSummariesException {
    return new Passed(methods.read(in), formals.read(in), formals.read(in) - OFFSET);
  }
}
