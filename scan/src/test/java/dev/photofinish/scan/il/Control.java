package dev.photofinish.scan.il;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a thread has yet to do, next thing first: an immutable list. Two of one program are equal if
 * the same work lies ahead.
 */
final class Control {

  static final Control DONE = new Control(null, null, 1);

  private final @Nullable Work head;
  private final @Nullable Control tail;
  private final int hash;

  private Control(@Nullable Work head, @Nullable Control tail, int hash) {
    this.head = head;
    this.tail = tail;
    this.hash = hash;
  }

  Control then(Work first) {
    return new Control(first, this, 31 * hash + mixed(first.key()));
  }

  /** Keys are small numbers side by side, whose sums would often be the same. */
  private static int mixed(long key) {
    return (int) ((key * 0x9E3779B97F4A7C15L) >>> 32);
  }

  boolean isDone() {
    return head == null;
  }

  Work head() {
    return Objects.requireNonNull(head, "nothing left to do");
  }

  Control tail() {
    return Objects.requireNonNull(tail, "nothing left to do");
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Control control && hash == control.hash && sameWork(this, control);
  }

  /** Lists that share a tail are told apart by what comes before it. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean sameWork(Control one, Control other) {
    while (one != other && !one.isDone() && !other.isDone()) {
      if (one.head().key() != other.head().key()) {
        return false;
      }
      one = one.tail();
      other = other.tail();
    }
    return one.isDone() == other.isDone();
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
