package strength;

import java.util.concurrent.atomic.AtomicInteger;
import javax.annotation.concurrent.ThreadSafe;

/** Threads that tell each other how far they are may keep out of each other's way without locks. */
@ThreadSafe
class Signals {
  private volatile boolean done;
  private int result;
  private int plain;

  void finish(int number) {
    result = number; // race: Signals.result write likely
    done = true;
  }

  int result() {
    return done ? result : -1;
  }

  void set(int number) {
    plain = number; // race: Signals.plain write strong
  }

  int get() {
    return plain; // race: Signals.plain read strong
  }
}

@ThreadSafe
class Emitter {
  private final AtomicInteger workers = new AtomicInteger();
  private long emitted;

  void emit() {
    workers.incrementAndGet();
    emitted++; // race: Emitter.emitted likely
    workers.decrementAndGet();
  }
}
