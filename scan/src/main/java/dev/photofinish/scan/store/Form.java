package dev.photofinish.scan.store;

/**
 * How one kind of value is written and read. Both are in one place, so that they stay in step.
 *
 * <p>What reads makes values with the constructors of all their components: the compiler then tells
 * of a component that was added.
 */
interface Form<T> {

  /** Writes a value, as at least one byte: counts are checked against the bytes that are left. */
  void write(T value, ByteWriter out);

  T read(ByteReader in) throws UnreadableSummariesException;
}
