import java.util.ArrayList;
import java.util.List;

/** Which objects others know, and since when. */
public class Escaping {

  static void twice(Runnable task) {
    new Thread(task).start();
    new Thread(task).start();
  }

  public static void main(String[] args) {
    twice(Escaping::register);
    twice(Escaping::hold);
    twice(Escaping::holdByCall);
    twice(Escaping::holdInList);
    twice(Escaping::giveBack);
    twice(Escaping::oneOfTwo);
    twice(Escaping::tell);
    twice(Watched::new);
    twice(Watched::watch);
    twice(Escaping::show);
    twice(Constants::use);
    finalizing();
  }

  static class Box {
    int value;
    Object next;
  }

  static volatile Object published;

  /** A new object is read from nowhere, whatever refers to its kind. */
  static void register() {
    published = new Entry(REGISTRY);
    Entry own = new Entry(new Registry());
    own.size = 3;
  }

  private static final Registry REGISTRY = new Registry();

  static class Registry {
    volatile Entry last;
  }

  static class Entry {
    final Registry registry;
    int size;

    Entry(Registry registry) {
      this.registry = registry;
      Registry mine = this.registry;
      mine.last = this;
      size = 1; // race: Entry.size
    }

    Entry(Entry before) {
      this.registry = before.registry;
      Registry mine = this.registry;
      if (mine.last != null) {
        published = mine;
      }
      size = 2;
    }
  }

  /** What another object refers to becomes known together with that. */
  static void hold() {
    Box inner = new Box();
    Box outer = new Box();
    outer.next = inner;
    published = outer;
    inner.value = 1; // race: Box.value
  }

  static void holdByCall() {
    Box inner = new Box();
    Box outer = new Box();
    link(outer, inner);
    inner.value = 2;
    published = outer;
    inner.value = 3; // race: Box.value
  }

  private static void link(Box outer, Box inner) {
    outer.next = inner;
  }

  static void holdInList() {
    Box inner = new Box();
    List<Box> list = new ArrayList<>();
    list.add(inner);
    inner.value = 4;
    published = list;
    inner.value = 5; // race: Box.value
  }

  static void giveBack() {
    Box box = new Box();
    box.value = 6;
    published = same(box);
    box.value = 7; // race: Box.value
  }

  private static Box same(Box box) {
    return box;
  }

  static void oneOfTwo() {
    Box one = new Box();
    Box two = new Box();
    Box some = published == null ? one : two;
    one.value = 8;
    published = some;
    one.value = 9; // race: Box.value
  }

  /** Who is given an object may make a part of it known. */
  static void tell() {
    Box inner = new Box();
    Box outer = new Box();
    outer.next = inner;
    outer.value = 10;
    tell(outer);
    inner.value = 11; // race: Box.value
    outer.value = 12;
  }

  private static void tell(Box box) {
    published = box.next;
  }

  /** A watcher is given an object that is being made, and looks at some of its fields. */
  static class Watched {
    static volatile Watcher watcher;

    private Box seen;
    private Box unseen;
    private int count;
    private int size;

    Watched() {
      unseen = new Box();
      watcher = new Watcher(this);
      Box box = new Box();
      seen = box; // race: Watched.seen
      box.value = 1; // race: Box.value
      unseen.value = 2;
      count = 3; // race: Watched.count
      size = 4;
    }

    private int count() {
      return count; // race: Watched.count
    }

    static void watch() {
      watcher.look();
    }
  }

  static class Watcher {
    private final Watched watched;

    Watcher(Watched watched) {
      this.watched = watched;
    }

    void look() {
      System.out.println(watched.count());
      Box box = watched.seen; // race: Watched.seen
      if (box != null) {
        System.out.println(box.value); // race: Box.value
      }
    }
  }

  static void show() {
    Object some = published;
    if (some instanceof Box box) {
      System.out.println(box.value); // race: Box.value
      if (box.next instanceof Box next) {
        System.out.println(next.value); // race: Box.value
      }
    } else if (some instanceof List<?> list && list.get(0) instanceof Box box) {
      System.out.println(box.value); // race: Box.value
    } else if (some instanceof Entry entry) {
      System.out.println(entry.size); // race: Entry.size
      published = new Entry(entry);
    } else if (some instanceof Registry registry) {
      System.out.println(registry.last.size); // race: Entry.size
    }
  }

  /** Nobody sees the fields of a class before its initialiser is done. */
  static class Constants {
    static final Box FIRST = make(1);
    private static final Box SECOND = make(2);

    private static Box make(int value) {
      Box box = new Box();
      box.value = value;
      return box;
    }

    static void use() {
      System.out.println(FIRST.value + SECOND.value);
    }
  }

  /** What is finalized nobody else has, but what it refers to. */
  static void finalizing() {
    Counter counter = new Counter();
    new Resource(counter);
    counter.closed++; // race: Counter.closed
  }

  static class Counter {
    int closed;
  }

  static class Resource {
    private final Counter counter;
    private boolean isClosed;

    Resource(Counter counter) {
      this.counter = counter;
    }

    @Override
    protected void finalize() {
      isClosed = true;
      counter.closed++; // race: Counter.closed
    }
  }
}
