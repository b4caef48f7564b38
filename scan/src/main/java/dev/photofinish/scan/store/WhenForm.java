package dev.photofinish.scan.store;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.Condition;
import dev.photofinish.scan.domain.When;

/** The conditions, in their order. */
record WhenForm(Form<FixedList<Condition>> conditions) implements Form<When> {

  @Override
  public void write(When when, ByteWriter out) {
    conditions.write(when.conditions(), out);
  }

  @Override
  public When read(ByteReader in) throws UnreadableSummariesException {
    return new When(conditions.read(in));
  }
}
