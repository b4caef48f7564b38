package dev.photofinish.prove.reach;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A loop iteration count vector (figure 3.4), the paper's small pi. */
record Counts(List<Integer> values) {

  Counts {
    values = List.copyOf(values);
  }

  static Counts of(Integer... values) {
    return new Counts(List.of(values));
  }

  static Counts zeros(int loops) {
    return new Counts(Collections.nCopies(loops, 0));
  }

  int get(int loop) {
    return values.get(loop);
  }

  int size() {
    return values.size();
  }

  Counts increment(int loop) {
    List<Integer> more = new ArrayList<>(values);
    more.set(loop, get(loop) + 1);
    return new Counts(more);
  }

  /** The side condition of rule 3.2. */
  Counts within(BitSet running) {
    return new Counts(
        IntStream.range(0, size()).mapToObj(w -> running.get(w) ? get(w) : 0).toList());
  }

  @Override
  public String toString() {
    return values.stream().map(String::valueOf).collect(Collectors.joining(",", "<", ">"));
  }
}
