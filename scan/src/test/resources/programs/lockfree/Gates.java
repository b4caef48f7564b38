package lockfree;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Only the first thread gets past an atomic, the others leave their work to it. */
class Drain extends AtomicInteger implements Runnable {
  private static final long serialVersionUID = 1;

  private int emitted;
  private int entered;

  void schedule(ExecutorService pool) {
    pool.execute(this);
    pool.execute(this);
  }

  @Override
  public void run() {
    entered++; // race: Drain.entered
    drain();
  }

  private void drain() {
    if (getAndIncrement() != 0) {
      return;
    }
    int missed = 1;
    do {
      emitted++;
      missed = addAndGet(-missed);
    } while (missed != 0);
  }
}

class Gate {
  private final AtomicBoolean closed = new AtomicBoolean();
  private final AtomicLong count = new AtomicLong();
  private final AtomicLong total = new AtomicLong();
  private int once;
  private int often;
  private int counted;

  void start(ExecutorService pool) {
    for (int i = 0; i < 3; i++) {
      pool.execute(this::close);
      pool.execute(this::add);
      pool.execute(this::count);
    }
  }

  private void close() {
    if (closed.compareAndSet(false, true)) {
      once++;
    }
  }

  // Whoever has added something gets past: that is everybody.
  private void add() {
    long before = count.get();
    if (count.compareAndSet(before, before + 1)) {
      often++; // race: Gate.often
    }
  }

  // Nobody asks what came of it.
  private void count() {
    total.incrementAndGet();
    counted++; // race: Gate.counted
  }
}
