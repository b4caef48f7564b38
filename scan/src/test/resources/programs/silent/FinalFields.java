package silent;

import javax.annotation.concurrent.ThreadSafe;

/** Final fields never change; what they refer to may. */
@ThreadSafe
class FinalFields {

  static class Range {
    final int low;
    final int high;
    int width;

    Range(int low, int high) {
      this.low = low;
      this.high = high;
      this.width = high - low;
    }
  }

  private final String name;
  private final Range range;
  private final int[] table = {1, 2, 3};
  private final int[] counters = new int[3];

  FinalFields(String name) {
    this.name = name;
    this.range = new Range(0, name.length());
  }

  String name() {
    return name;
  }

  int low() {
    return range.low + range.high;
  }

  int entry(int i) {
    return table[i];
  }

  void count(int i) {
    counters[i]++; // race: FinalFields.counters
  }

  void widen() {
    range.width++; // race: Range.width
  }
}
