package dev.photofinish.scan.report;

import java.util.HashSet;
import java.util.Set;

/**
 * How far threads are at an access, as far as volatile fields and atomics tell.
 *
 * @param seen what the thread has seen of the signals of others before
 * @param sent what it tells others only afterwards
 * @param won the atomics that it has exchanged first, before
 */
record Progress(Set<Signal> seen, Set<Signal> sent, Set<String> won) {

  /**
   * That a volatile field, or an atomic, has a value.
   *
   * @param name which one
   * @param set whether that is another than zero, false or null
   */
  record Signal(String name, boolean set) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Signal signal && set == signal.set && name.equals(signal.name);
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }
  }

  static Progress none() {
    return new Progress(new HashSet<>(), new HashSet<>(), new HashSet<>());
  }

  /**
   * Whether two accesses do not meet: one comes before a signal that the other waits for, or both
   * are for the thread that was first.
   */
  boolean isApartFrom(Progress other) {
    return meet(seen, other.sent) || meet(sent, other.seen) || meet(won, other.won);
  }

  private static <E> boolean meet(Set<E> one, Set<E> other) {
    return one.stream().anyMatch(other::contains);
  }
}
