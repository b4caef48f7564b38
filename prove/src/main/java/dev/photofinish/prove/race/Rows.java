package dev.photofinish.prove.race;

import dev.photofinish.prove.code.Access;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The accesses to one field by their numbers, and which of them make up a pair. It grows. */
final class Rows {

  private final Map<Access, Integer> numbers = new LinkedHashMap<>();
  private final BitSet writes = new BitSet();

  /** Those that do not synchronize. */
  private final BitSet plain = new BitSet();

  void addAll(Collection<Access> accesses) {
    accesses.forEach(this::add);
  }

  private void add(Access access) {
    int next = numbers.size();
    if (numbers.putIfAbsent(access, next) == null) {
      writes.set(next, access.isWrite());
      plain.set(next, !access.isAtomic());
    }
  }

  int size() {
    return numbers.size();
  }

  /** In the order of their numbers. */
  List<Access> accesses() {
    return List.copyOf(numbers.keySet());
  }

  boolean has(Access access) {
    return numbers.containsKey(access);
  }

  /** The number of an access; less than 0 if it has none. */
  int of(Access access) {
    return numbers.getOrDefault(access, -1);
  }

  /** The numbers of the accesses of some points. */
  BitSet of(Collection<Point> points) {
    BitSet rows = new BitSet();
    points.forEach(point -> rows.set(of(point.access())));
    return rows;
  }

  /** Adds all pairs of some accesses with a write, whatever they are about. */
  void pair(BitSet some, PairMatrix into) {
    BitSet plainSome = (BitSet) some.clone();
    plainSome.and(plain);
    BitSet someWrites = (BitSet) some.clone();
    someWrites.and(writes);
    BitSet plainWrites = (BitSet) someWrites.clone();
    plainWrites.and(plain);
    into.setAll(plainWrites, some);
    into.setAll(someWrites, plainSome);
  }

  /** The number of pairs of accesses with a write, whatever they are about. */
  long original() {
    List<Access> atomic = numbers.keySet().stream().filter(Access::isAtomic).toList();
    return pairsWithWrite(numbers.keySet()) - pairsWithWrite(atomic);
  }

  private static long pairsWithWrite(Collection<Access> accesses) {
    long writes = accesses.stream().filter(Access::isWrite).count();
    return writes * (writes + 1) / 2 + writes * (accesses.size() - writes);
  }

  /** Takes out the pairs of elements of an array that have different numbers. */
  void separateElements(Collection<PairMatrix> matrices) {
    BitSet numbered = new BitSet();
    Map<Integer, BitSet> byNumber = new HashMap<>();
    numbers.forEach(
        (access, row) -> {
          if (access.element() >= 0) {
            numbered.set(row);
            byNumber.computeIfAbsent(access.element(), none -> new BitSet()).set(row);
          }
        });
    byNumber.forEach(
        (number, same) -> {
          BitSet others = (BitSet) numbered.clone();
          others.andNot(same);
          same.stream().forEach(row -> matrices.forEach(matrix -> matrix.clearAll(row, others)));
        });
  }
}
