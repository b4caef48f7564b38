package inheritance;

import javax.annotation.concurrent.ThreadSafe;

/** A default method belongs to the classes that inherit it. */
interface DefaultMethods {
  int get();

  void set(int value);

  default void increment() {
    synchronized (this) {
      set(get() + 1);
    }
  }
}

class DefaultUser implements DefaultMethods {
  private int value;

  @Override
  public int get() {
    return value; // race: DefaultUser.value read
  }

  @Override
  public void set(int value) {
    this.value = value; // race: DefaultUser.value write
  }
}

class LockedDefaultUser implements DefaultMethods {
  private int value;

  @Override
  public synchronized int get() {
    return value;
  }

  @Override
  public synchronized void set(int value) {
    this.value = value;
  }
}

@ThreadSafe
interface SafeDefaults {
  int[] CELL = new int[1];

  default void bump() {
    CELL[0]++; // race: SafeDefaults.CELL
  }
}

class SafeDefaultsUser implements SafeDefaults {}
