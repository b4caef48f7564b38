package silent;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import javax.annotation.concurrent.ThreadSafe;

/** Atomics are safe by themselves; a field that holds one is a field like any other. */
@ThreadSafe
class Atomics {
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicBoolean started = new AtomicBoolean();
  private final AtomicReference<String> latest = new AtomicReference<>();
  private final AtomicIntegerArray slots = new AtomicIntegerArray(8);
  private final LongAdder total = new LongAdder();
  private AtomicLong exchanged = new AtomicLong();
  private AtomicLong neverExchanged = new AtomicLong();

  int next() {
    return next.incrementAndGet();
  }

  boolean start() {
    return started.compareAndSet(false, true);
  }

  String publish(String value) {
    latest.set(value);
    return latest.getAndUpdate(old -> old + value);
  }

  void slot(int i) {
    slots.getAndIncrement(i);
    slots.set(i + 1, 0);
  }

  long add(long n) {
    total.add(n);
    return total.sum();
  }

  void exchange() {
    exchanged = new AtomicLong(); // race: Atomics.exchanged write
  }

  long exchanged() {
    return exchanged.incrementAndGet(); // race: Atomics.exchanged read
  }

  long neverExchanged() {
    return neverExchanged.incrementAndGet();
  }
}
