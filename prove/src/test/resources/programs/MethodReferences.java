import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;

/** References to methods of libraries, which get other objects than the call that runs them. */
public class MethodReferences {

  static void twice(Runnable task) {
    new Thread(task).start();
    new Thread(task).start();
  }

  public static void main(String[] args) {
    Feeding feeding = new Feeding();
    twice(feeding::underTheWrongLock);
    twice(feeding::underItsOwnLock);
    twice(new Releasing()::use);
    twice(Published::publish);
  }

  /** What a method reference is called on is not what the call is on that runs it. */
  static class Feeding {
    private final List<String> from = make();
    private final List<String> to = make();

    static List<String> make() {
      return new ArrayList<>();
    }

    void underTheWrongLock() {
      synchronized (from) {
        from.forEach(to::add); // race: Feeding.to
      }
    }

    void underItsOwnLock() {
      synchronized (to) {
        to.add("x"); // race: Feeding.to
      }
    }
  }

  /** The lock is given back by a call that does not name it. */
  static class Releasing {
    private final ReentrantLock lock = new ReentrantLock();
    private int before;
    private int after;

    void use() {
      Runnable end = lock::unlock;
      lock.lock();
      before++;
      end.run();
      after++; // race: Releasing.after
    }
  }

  /** What is in a list of its own is given away. */
  static class Published {
    private static final Queue<Published> ALL = new ConcurrentLinkedQueue<>();
    private int value;

    static void publish() {
      List<Published> own = new ArrayList<>();
      own.add(new Published());
      own.forEach(ALL::add);
      own.get(0).value++; // race: Published.value
      ALL.forEach(each -> each.value++); // race: Published.value
    }
  }
}
