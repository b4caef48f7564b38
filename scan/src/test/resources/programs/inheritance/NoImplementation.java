package inheritance;

import javax.annotation.concurrent.ThreadSafe;

/** An interface that nobody in sight implements: nothing is known, nothing is reported. */
interface NoImplementation {
  void put(int value);

  int[] data();
}

@ThreadSafe
class NoImplementationUser {
  private final NoImplementation store;
  private int saves;

  NoImplementationUser(NoImplementation store) {
    this.store = store;
  }

  void save(int value) {
    store.put(value);
    saves++; // race: NoImplementationUser.saves
  }
}
