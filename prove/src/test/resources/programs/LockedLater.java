/** What a thread does to an object before others know it needs no lock. */
public class LockedLater {

  static volatile Session known = new Session();

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      new Thread(LockedLater::open).start();
      new Thread(() -> known.send()).start();
      new Thread(() -> known.peek()).start();
    }
  }

  /** The greeting is sent by who makes the session, with no lock; it is known afterwards. */
  static void open() {
    Session session = new Session();
    session.out.write();
    session.tail.write();
    known = session;
    session.tail.write();
    session.send();
  }

  static class Session {
    final Out out = new Out();
    final Tail tail = new Tail();

    synchronized void send() {
      out.write();
      out.read();
    }

    synchronized void peek() {
      tail.write();
    }
  }

  static class Out {
    int written;
    final int[] last = new int[2];

    void write() {
      written++;
      last[0] = written;
    }

    int read() {
      return written + last[0];
    }
  }

  static class Tail {
    int written;

    void write() {
      written++; // race: Tail.written
    }
  }
}
