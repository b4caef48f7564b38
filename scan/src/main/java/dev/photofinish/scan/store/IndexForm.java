package dev.photofinish.scan.store;

/** The index of a parameter. */
record IndexForm() implements Form<Integer> {

  @Override
  public void write(Integer index, ByteWriter out) {
    out.number(index);
  }

  @Override
  public Integer read(ByteReader in) throws UnreadableSummariesException {
    return in.below(Integer.MAX_VALUE);
  }
}
