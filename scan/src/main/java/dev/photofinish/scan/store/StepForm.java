package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Step;

/** A step of a path: a field, or nothing for {@link Step#ELEMENT}, of which there is only one. */
record StepForm(Table<Step.Field> fields) implements Form<Step> {

  @Override
  public void write(Step step, ByteWriter out) {
    if (step instanceof Step.Field field) {
      fields.writeOrNull(field, out);
    } else if (step instanceof Step.Element) {
      fields.writeOrNull(null, out);
    } else {
      throw new IllegalArgumentException("a step that cannot be stored: " + step);
    }
  }

  @Override
  public Step read(ByteReader in) throws UnreadableSummariesException {
    Step.Field field = fields.readOrNull(in);
    return field == null ? Step.ELEMENT : field;
  }
}
