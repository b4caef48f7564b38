package annotations;

import com.facebook.infer.annotation.ReturnsOwnership;
import java.util.ArrayDeque;
import javax.annotation.concurrent.ThreadSafe;

/** A pool hands out what nobody else has, which its code does not show. */
class OwnershipReturned {

  static class Buffer {
    int used;
    int marked;
  }

  static class Pool {
    private final ArrayDeque<Buffer> free = new ArrayDeque<>();
    private final Buffer spare = new Buffer();

    @ReturnsOwnership
    synchronized Buffer take() {
      return free.isEmpty() ? new Buffer() : free.pop();
    }

    synchronized void giveBack(Buffer buffer) {
      free.push(buffer);
    }

    Buffer spare() {
      return spare;
    }
  }

  @ThreadSafe
  static class Encoder {
    private final Pool pool = new Pool();

    int encode(int size) {
      Buffer buffer = pool.take();
      buffer.used = size;
      int result = buffer.used;
      pool.giveBack(buffer);
      return result;
    }

    void mark(int value) {
      pool.spare().marked = value; // race: Buffer.marked write
    }
  }
}
