package inheritance;

import javax.annotation.concurrent.ThreadSafe;

/** The super class promises nothing, its subclass does. */
class SafeSubclass {
  private int size;
  private int unused;

  void grow() {
    size++; // race: SafeSubclass.size
  }

  int size() {
    return size; // race: SafeSubclass.size read
  }

  private void unused() {
    unused++;
  }
}

@ThreadSafe
class PromisesMore extends SafeSubclass {
  private int own;

  void own() {
    own++; // race: PromisesMore.own
  }
}
