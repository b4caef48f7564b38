package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.FieldOrigin;
import dev.photofinish.scan.domain.Step;

/** A field, and what is put into it. */
record FieldOriginForm(Form<Step.Field> fields, Form<FieldOrigin.Origin> origins)
    implements Form<FieldOrigin> {

  @Override
  public void write(FieldOrigin origin, ByteWriter out) {
    fields.write(origin.field(), out);
    origins.write(origin.origin(), out);
  }

  @Override
  public FieldOrigin read(ByteReader in) throws UnreadableSummariesException {
    return new FieldOrigin(fields.read(in), origins.read(in));
  }
}
