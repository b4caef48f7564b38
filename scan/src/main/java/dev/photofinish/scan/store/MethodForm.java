package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.MethodKey;

/** The three parts of a method's name. */
record MethodForm(Form<String> strings) implements Form<MethodKey> {

  @Override
  public void write(MethodKey method, ByteWriter out) {
    strings.write(method.owner(), out);
    strings.write(method.name(), out);
    strings.write(method.descriptor(), out);
  }

  @Override
  public MethodKey read(ByteReader in) throws UnreadableSummariesException {
    return new MethodKey(strings.read(in), strings.read(in), strings.read(in));
  }
}
