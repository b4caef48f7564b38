import java.util.ArrayList;
import java.util.List;

/** Objects that belong to one owner, by several references, and are used under its lock. */
public class Owners {

  static void twice(Runnable task) {
    new Thread(task).start();
    new Thread(task).start();
  }

  public static void main(String[] args) {
    for (String arg : args) {
      TwoFields twoFields = new TwoFields();
      twice(twoFields::first);
      twice(twoFields::second);
      Deep deep = new Deep();
      twice(deep::near);
      twice(deep::far);
      Listed listed = new Listed();
      twice(listed::use);
      twice(listed::useLast);
      Filled filled = new Filled();
      filled.fill();
      twice(filled::use);
    }
    Shared.main(args);
    Before.main(args);
    Passed.main(args);
    Recursive.main(args);
    Handed.main(args);
    Copied.main(args);
  }

  static class Item {
    int uses;
    int sharedUses;
    int earlyUses;
    int passedUses;
    int nestedUses;
    int handedUses;
    int copiedUses;
  }

  /** The same object in two fields of one owner. */
  static class TwoFields {
    private final Item item;
    private final Item again;

    TwoFields() {
      item = new Item();
      again = item;
    }

    synchronized void first() {
      item.uses++;
    }

    synchronized void second() {
      again.uses++;
    }
  }

  static class Box {
    Item inner;
  }

  /** The same object by one load and by two. */
  static class Deep {
    private final Item item;
    private final Box box;

    Deep() {
      Box made = new Box();
      item = new Item();
      made.inner = item;
      box = made;
    }

    synchronized void near() {
      item.uses++;
    }

    synchronized void far() {
      box.inner.uses++;
    }
  }

  /** The same object in a container and in a field, put there by the constructor. */
  static class Listed {
    private final List<Item> items;
    private Item last;

    Listed() {
      List<Item> made = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        Item item = new Item();
        made.add(item);
        last = item;
      }
      items = made;
    }

    synchronized void use() {
      items.get(0).uses++;
    }

    synchronized void useLast() {
      last.uses++;
    }
  }

  /** Filled by a method, in the iteration in which it was made. */
  static class Filled {
    private final Box first = new Box();
    private final Box second = new Box();

    synchronized void fill() {
      Item item = new Item();
      first.inner = item;
      second.inner = item;
    }

    synchronized void use() {
      first.inner.uses++;
      second.inner.uses--;
    }
  }

  /** Two owners share an object. */
  static class Shared {
    private Item item;
    private Item again;

    static void main(String[] args) {
      for (String arg : args) {
        Item item = new Item();
        Shared one = new Shared();
        Shared other = new Shared();
        one.item = item;
        one.again = item;
        other.item = item;
        other.again = item;
        twice(one::use);
        twice(other::use);
      }
    }

    synchronized void use() {
      item.sharedUses++; // race: Item.sharedUses
      again.sharedUses++; // race: Item.sharedUses
    }
  }

  /** An object from before the loop belongs to all owners that are made in it. */
  static class Before {
    private Item item;
    private Item again;

    static void main(String[] args) {
      for (String outer : args) {
        Item item = new Item();
        for (String arg : args) {
          Before owner = new Before();
          owner.item = item;
          owner.again = item;
          twice(owner::use);
        }
      }
    }

    synchronized void use() {
      item.earlyUses++; // race: Item.earlyUses
      again.earlyUses++; // race: Item.earlyUses
    }
  }

  /** An object goes from one iteration to the next. */
  static class Passed {
    private Item item;
    private Item again;

    static void main(String[] args) {
      Item before = new Item();
      for (String arg : args) {
        Passed owner = new Passed();
        owner.item = before;
        before = new Item();
        owner.again = before;
        twice(owner::use);
      }
    }

    synchronized void use() {
      item.passedUses++; // race: Item.passedUses
      again.passedUses++; // race: Item.passedUses
    }
  }

  /** Each call has an owner of its own, and gets the object of the call before. */
  static class Recursive {
    private Item item;
    private Item again;

    static void main(String[] args) {
      nest(new Item(), args.length);
    }

    private static void nest(Item given, int depth) {
      Recursive owner = new Recursive();
      Item own = new Item();
      owner.item = given;
      owner.again = own;
      twice(owner::use);
      if (depth > 0) {
        nest(own, depth - 1);
      }
    }

    synchronized void use() {
      item.nestedUses++; // race: Item.nestedUses
      again.nestedUses++; // race: Item.nestedUses
    }
  }

  /** One thread makes the object, others put it into their owners. */
  static class Handed extends Thread {
    private static volatile Item made;
    private Item item;
    private Item again;

    static void main(String[] args) {
      for (String arg : args) {
        new Thread(() -> made = new Item()).start();
        new Handed().start();
      }
    }

    @Override
    public void run() {
      Handed owner = new Handed();
      owner.item = made;
      owner.again = owner.item;
      twice(owner::use);
    }

    synchronized void use() {
      item.handedUses++; // race: Item.handedUses
      again.handedUses++; // race: Item.handedUses
    }
  }

  /** A copy of an owner has the same object. */
  static class Copied implements Cloneable {
    private final Item item;
    private final Item again;

    Copied() {
      item = new Item();
      again = item;
    }

    static void main(String[] args) {
      for (String arg : args) {
        Copied owner = new Copied();
        twice(owner::use);
        twice(owner.copy()::use);
      }
    }

    private Copied copy() {
      try {
        return (Copied) clone();
      } catch (CloneNotSupportedException e) {
        throw new IllegalStateException(e);
      }
    }

    synchronized void use() {
      item.copiedUses++; // race: Item.copiedUses
      again.copiedUses++; // race: Item.copiedUses
    }
  }
}
