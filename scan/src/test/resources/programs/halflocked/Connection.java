package halflocked;

import java.io.Closeable;
import java.util.ArrayDeque;
import java.util.Deque;

/** A flag that says that it is over. */
class Connection implements Closeable {

  private final Deque<String> outbox = new ArrayDeque<>();
  private boolean closed;
  private boolean guardedClosed;
  private volatile boolean broken;
  private long bytes;

  void send(String message) {
    if (closed) { // race: Connection.closed read
      throw new IllegalStateException("closed");
    }
    synchronized (this) {
      outbox.add(message);
      bytes += message.length(); // race: Connection.bytes
    }
  }

  @Override
  public synchronized void close() {
    closed = true; // race: Connection.closed write
    guardedClosed = true;
    broken = true;
    outbox.clear();
  }

  boolean isClosed() {
    return closed; // race: Connection.closed read
  }

  boolean isBroken() {
    return broken;
  }

  synchronized boolean isGuardedClosed() {
    return guardedClosed;
  }

  long bytes() {
    return bytes; // race: Connection.bytes read
  }
}
