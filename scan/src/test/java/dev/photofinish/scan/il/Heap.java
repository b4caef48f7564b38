package dev.photofinish.scan.il;

import java.util.Arrays;
import java.util.List;

/**
 * An immutable heap whose locations are numbered from 0 in the order of allocation; every address
 * of a location that is there has a value.
 */
final class Heap {

  private final List<String> fields;
  private final int size;
  private final int[] values;

  private Heap(List<String> fields, int size, int[] values) {
    this.fields = fields;
    this.size = size;
    this.values = values;
  }

  /** A heap without objects, of objects with these fields. */
  static Heap empty(List<String> fields) {
    return new Heap(fields, 0, new int[0]);
  }

  List<String> fields() {
    return fields;
  }

  /** How many objects there are; also the location of the next. */
  int size() {
    return size;
  }

  int value(Address address) {
    return values[index(address)];
  }

  Heap with(Address address, int value) {
    int[] changed = values.clone();
    changed[index(address)] = value;
    return new Heap(fields, size, changed);
  }

  /** One more object, whose fields all point to itself (figure 5, {@code x := new()}). */
  Heap withNew() {
    int[] more = Arrays.copyOf(values, values.length + fields.size());
    Arrays.fill(more, values.length, more.length, size);
    return new Heap(fields, size + 1, more);
  }

  private int index(Address address) {
    return address.location() * fields.size() + fields.indexOf(address.field());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Heap heap && size == heap.size && Arrays.equals(values, heap.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return size + " objects, by field " + fields + ": " + Arrays.toString(values);
  }
}
