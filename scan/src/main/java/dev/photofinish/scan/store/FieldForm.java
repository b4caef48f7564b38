package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Step;

/** A field with all that is known of it, beyond what makes it equal to another. */
record FieldForm(Form<String> strings) implements Form<Step.Field> {

  @Override
  public void write(Step.Field field, ByteWriter out) {
    strings.write(field.owner(), out);
    strings.write(field.name(), out);
    EnumForm.NATURE.write(field.nature(), out);
    out.flag(field.leadsOn());
  }

  @Override
  public Step.Field read(ByteReader in) throws UnreadableSummariesException {
    return new Step.Field(strings.read(in), strings.read(in), EnumForm.NATURE.read(in), in.flag());
  }
}
