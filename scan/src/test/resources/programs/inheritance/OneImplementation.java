package inheritance;

import javax.annotation.concurrent.ThreadSafe;

/** A call to an interface goes to its implementations. */
interface OneImplementation {
  void put(int value);

  int last();
}

class InMemory implements OneImplementation {
  private int last;

  @Override
  public void put(int value) {
    last = value; // race: InMemory.last write
  }

  @Override
  public int last() {
    return last; // race: InMemory.last read
  }
}

@ThreadSafe
class OneImplementationUser {
  private final OneImplementation store;

  OneImplementationUser(OneImplementation store) {
    this.store = store;
  }

  void save(int value) {
    store.put(value);
  }

  synchronized int load() {
    return store.last();
  }
}
