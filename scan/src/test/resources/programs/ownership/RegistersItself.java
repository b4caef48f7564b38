package ownership;

import java.util.ArrayList;
import java.util.List;

/** A constructor that puts its object where others find it has filled it before. */
class RegistersItself {

  static class Session {
    private final List<Blob> blobs = new ArrayList<>();

    synchronized void clear() {
      for (Blob blob : blobs) {
        blob.free();
      }
      blobs.clear();
    }

    Blob create() {
      return new Blob(this);
    }

    Blob createFilled() {
      Blob blob = new Blob(this);
      blob.length = 1; // race: Blob.length write
      return blob;
    }

    synchronized void add(Blob blob) {
      blobs.add(blob);
    }
  }

  static class Blob {
    private int locator;
    private int length;

    Blob(Session session) {
      locator = 7;
      session.add(this);
    }

    void free() {
      locator = 0;
      length = 0; // race: Blob.length write
    }
  }
}
