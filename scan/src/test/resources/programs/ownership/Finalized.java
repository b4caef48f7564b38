package ownership;

import java.util.ArrayList;
import java.util.List;

/** A finalizer has its object alone, but not what the object shares with others. */
class Finalized {

  /** Who is told of all that is closed. */
  static class Ledger {
    int closed;
  }

  static int open;

  private final Ledger ledger;
  private boolean closed;
  private final List<String> lines = new ArrayList<>();

  Finalized(Ledger ledger) {
    this.ledger = ledger;
  }

  synchronized void add(String line) {
    lines.add(line);
    closed = false; // race: Finalized.closed
    open++; // race: Finalized.open
    ledger.closed--; // race: Ledger.closed
  }

  @Override
  protected void finalize() {
    if (!closed) {
      closed = true;
      lines.clear();
      open--; // race: Finalized.open
      ledger.closed++; // race: Ledger.closed
    }
  }

  /** Not what the JVM calls. */
  void finalize(int times) {
    closed = times > 0; // race: Finalized.closed
  }

  synchronized boolean isClosed() {
    return closed; // race: Finalized.closed
  }
}
