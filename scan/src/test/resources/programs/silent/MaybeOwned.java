package silent;

import javax.annotation.concurrent.ThreadSafe;

/** New on every way to the access is silent; new on one way only is not. */
@ThreadSafe
class MaybeOwned {

  static class Cell {
    int value;
    int always;
  }

  private final Cell shared = new Cell();

  void sometimesNew(boolean fresh) {
    Cell cell = fresh ? new Cell() : shared;
    cell.value = 1; // race: Cell.value write
  }

  void alwaysNew(boolean first) {
    Cell cell = first ? new Cell() : new Cell();
    cell.always = 1;
  }

  int lastOf(int n) {
    Cell last = null;
    for (int i = 0; i < n; i++) {
      Cell next = new Cell();
      next.always = i;
      last = next;
    }
    return last == null ? 0 : last.always;
  }

  private Cell makeUnless(boolean not) {
    if (not) {
      return null;
    }
    Cell made = new Cell();
    made.always = 2;
    return made;
  }

  void useMade(boolean not) {
    Cell made = makeUnless(not);
    if (made != null) {
      made.always = 3;
    }
  }
}
