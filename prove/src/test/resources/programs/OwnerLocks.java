import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Locks that belong to the object that has what is accessed. */
public class OwnerLocks {

  static void twice(Runnable task) {
    new Thread(task).start();
    new Thread(task).start();
  }

  public static void main(String[] args) {
    for (String arg : args) {
      Table table = new Table();
      twice(table::byNumber);
      twice(table::byIterator);
      twice(table::byGetter);
      Shelf left = new Shelf();
      Shelf right = new Shelf();
      twice(() -> Moving.move(left, right));
      twice(() -> Moving.touch(left));
      twice(() -> Moving.touch(right));
      Guarded guarded = new Guarded();
      twice(guarded::use);
      twice(guarded::useAgain);
      Replaced replaced = new Replaced();
      twice(replaced::use);
      twice(replaced::replace);
      Striped striped = new Striped();
      twice(striped::second);
      twice(striped::first);
    }
  }

  static class Item {
    int uses;
    int moves;
  }

  /** Each item is put into one table, and used under its lock. */
  static class Table {
    final List<Item> items = new ArrayList<>();

    void byNumber() {
      synchronized (items) {
        items.add(new Item());
        items.get(0).uses++;
      }
    }

    void byIterator() {
      synchronized (items) {
        for (Iterator<Item> i = items.iterator(); i.hasNext(); ) {
          i.next().uses++;
        }
        for (Item item : items) {
          touch(item);
        }
      }
    }

    private static void touch(Item item) {
      item.uses--;
    }

    void byGetter() {
      synchronized (items) {
        lookUp(0).uses++;
      }
    }

    private Item lookUp(int number) {
      return number < 0 ? null : items.get(number);
    }
  }

  static class Shelf {
    final List<Item> items = new Vector<>();
  }

  /** An item that goes from one shelf to another may be on both. */
  static class Moving {

    static void move(Shelf from, Shelf to) {
      Item item = new Item();
      from.items.add(item);
      to.items.add(item);
    }

    static void touch(Shelf shelf) {
      synchronized (shelf) {
        shelf.items.get(0).moves++; // race: Item.moves
      }
    }
  }

  /** A lock that a method gives. */
  static class Guarded {
    private final Object lock = new Object();
    private int value;

    private Object lock() {
      return lock;
    }

    void use() {
      synchronized (lock()) {
        value++;
      }
    }

    void useAgain() {
      synchronized (lock) {
        value--;
      }
    }
  }

  static class Replaced {
    private Object lock = new Object();
    private int value;

    private synchronized Object lock() {
      return lock;
    }

    private synchronized void change() {
      lock = new Object();
    }

    void use() {
      synchronized (lock()) {
        value++; // race: Replaced.value
      }
    }

    void replace() {
      change();
      use();
    }
  }

  /** To give one of several locks back is not to give back another. */
  static class Striped {
    private final Lock[] locks = {new ReentrantLock(), new ReentrantLock()};
    private int value;

    void second() {
      locks[0].lock();
      locks[1].lock();
      locks[0].unlock();
      value++; // race: Striped.value
      locks[1].unlock();
    }

    void first() {
      locks[0].lock();
      value--; // race: Striped.value
      locks[0].unlock();
    }
  }
}
