package strength;

/** A write under the lock is done while others may use the object. One without may come before. */
class SetUpOrUse {
  private int written;
  private int read;
  private static int shared;

  synchronized void use() {
    System.out.println(written); // race: SetUpOrUse.written read likely
    read++; // race: SetUpOrUse.read write strong
    System.out.println(shared); // race: SetUpOrUse.shared read strong
  }

  void setUp() {
    written = 1; // race: SetUpOrUse.written write likely
    System.out.println(read); // race: SetUpOrUse.read read strong
    shared = 1; // race: SetUpOrUse.shared write strong
  }

  // The lock is there for somebody else's object.
  void fill(Item item) {
    item.size = 1; // race: Item.size write strong
  }

  synchronized int sizeOf(Item item) {
    return item.size; // race: Item.size read strong
  }
}

class Item {
  int size;
}
