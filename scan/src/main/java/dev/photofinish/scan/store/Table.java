package dev.photofinish.scan.store;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Things that are written once and then named by their numbers. Used for writing or for reading,
 * not for both.
 *
 * <p>Two things share an entry if they are written as the same bytes. Their own equality will not
 * do: fields are equal by name, whatever else is known of them.
 */
final class Table<T> implements Form<T> {

  private final Form<T> form;

  /** What was read. */
  private final List<T> entries = new ArrayList<>();

  /** The entries as bytes, one after the other. */
  private final ByteWriter written = new ByteWriter();

  private final Map<ByteBuffer, Integer> numbers = new HashMap<>();

  /** Most things come again as the same object. */
  private final IdentityHashMap<T, Integer> known = new IdentityHashMap<>();

  Table(Form<T> form) {
    this.form = form;
  }

  @Override
  public void write(T value, ByteWriter out) {
    out.number(number(value));
  }

  @Override
  public T read(ByteReader in) throws UnreadableSummariesException {
    return entries.get(in.below(entries.size()));
  }

  void writeOrNull(@Nullable T value, ByteWriter out) {
    out.number(value == null ? 0 : 1 + number(value));
  }

  @Nullable T readOrNull(ByteReader in) throws UnreadableSummariesException {
    int number = in.below(1 + entries.size());
    return number == 0 ? null : entries.get(number - 1);
  }

  private int number(T value) {
    Integer number = known.get(value);
    if (number == null) {
      number = numberByBytes(value);
      known.put(value, number);
    }
    return number;
  }

  private int numberByBytes(T value) {
    ByteWriter entry = new ByteWriter();
    form.write(value, entry);
    int next = numbers.size();
    Integer before = numbers.putIfAbsent(ByteBuffer.wrap(entry.toBytes()), next);
    if (before != null) {
      return before;
    }
    written.append(entry);
    return next;
  }

  void writeEntries(ByteWriter out) {
    out.number(numbers.size());
    out.append(written);
  }

  void readEntries(ByteReader in) throws UnreadableSummariesException {
    int count = in.count();
    for (int i = 0; i < count; i++) {
      entries.add(form.read(in));
    }
  }
}
