package containers;

import java.util.BitSet;
import java.util.concurrent.atomic.AtomicIntegerArray;
import javax.annotation.concurrent.ThreadSafe;

/** Bits share words, so setting two different ones still collides. */
@ThreadSafe
class SeatMap {

  private final BitSet taken = new BitSet(100);
  private final BitSet blocked = new BitSet(100);
  private final BitSet rows = new BitSet(100);
  private final AtomicIntegerArray prices = new AtomicIntegerArray(100);

  void take(int seat) {
    taken.set(seat); // race: SeatMap.taken write
  }

  boolean isTaken(int seat) {
    return taken.get(seat); // race: SeatMap.taken read
  }

  int free() {
    return 100 - taken.cardinality(); // race: SeatMap.taken read
  }

  void freeAll() {
    taken.clear(); // race: SeatMap.taken write
  }

  void flip(int seat) {
    taken.flip(seat); // race: SeatMap.taken write
  }

  void block(int seat) {
    synchronized (blocked) {
      blocked.set(seat);
    }
  }

  int firstBlocked() {
    synchronized (blocked) {
      return blocked.nextSetBit(0);
    }
  }

  boolean row(int seat) {
    return rows.get(seat);
  }

  int price(int seat) {
    prices.set(seat, 12);
    return prices.get(seat);
  }
}
