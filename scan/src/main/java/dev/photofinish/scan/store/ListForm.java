package dev.photofinish.scan.store;

import dev.photofinish.ir.FixedList;
import java.util.ArrayList;
import java.util.List;

/** A count, then the elements. */
record ListForm<T>(Form<T> element) implements Form<FixedList<T>> {

  @Override
  public void write(FixedList<T> list, ByteWriter out) {
    out.number(list.size());
    for (T value : list) {
      element.write(value, out);
    }
  }

  @Override
  public FixedList<T> read(ByteReader in) throws UnreadableSummariesException {
    int count = in.count();
    List<T> list = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      list.add(element.read(in));
    }
    return FixedList.copyOf(list);
  }
}
