package dev.photofinish.scan.store;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Returned;

/** What a method may return. */
record ReturnedForm(Form<FixedList<Reach>> reaches, Table<String> strings)
    implements Form<Returned> {

  @Override
  public void write(Returned returned, ByteWriter out) {
    reaches.write(returned.paths(), out);
    out.flag(returned.owned());
    strings.writeOrNull(returned.ownedType(), out);
    out.flag(returned.safe());
  }

  @Override
  public Returned read(ByteReader in) throws UnreadableSummariesException {
    return new Returned(reaches.read(in), in.flag(), strings.readOrNull(in), in.flag());
  }
}
