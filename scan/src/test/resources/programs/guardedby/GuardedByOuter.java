package guardedby;

import com.google.errorprone.annotations.concurrent.GuardedBy;

/** An inner class whose fields are guarded by the outer object. */
class GuardedByOuter {
  private final Cursor cursor = new Cursor();

  class Cursor {
    @GuardedBy("GuardedByOuter.this")
    private int position;

    @GuardedBy("GuardedByOuter.this")
    private int rewinds;

    void advance() {
      synchronized (GuardedByOuter.this) {
        position++;
      }
    }

    void rewind() {
      synchronized (GuardedByOuter.this) {
        rewinds++; // race: Cursor.rewinds write
      }
    }

    synchronized int rewinds() {
      return rewinds; // race: Cursor.rewinds read
    }
  }

  synchronized void next() {
    cursor.position++;
  }
}
