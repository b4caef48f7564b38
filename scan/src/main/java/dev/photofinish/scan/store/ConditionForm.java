package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Condition;

/** A parameter, and what it is or is not. */
record ConditionForm(Form<Integer> formals) implements Form<Condition> {

  @Override
  public void write(Condition condition, ByteWriter out) {
    formals.write(condition.formal(), out);
    out.flag(condition.equal());
    out.number(condition.value());
  }

  @Override
  public Condition read(ByteReader in) throws UnreadableSummariesException {
    return new Condition(formals.read(in), in.flag(), in.number());
  }
}
