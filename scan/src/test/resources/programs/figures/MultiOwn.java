package figures;

/** RacerD, figure 8: an access that is owned if both arguments are. */
class MultiOwn {

  static class Obj {
    int f;
    int fresh;
    int locked;
  }

  static void multiOwn(Obj o1, Obj o2, boolean choice) {
    Obj local;
    if (choice) {
      local = o1;
    } else {
      local = o2;
    }
    // As an entry this is unlocked, and useMultiOwn runs beside it, maybe with the same object.
    local.f = 7; // race: Obj.f write
  }

  static void useMultiOwn(Obj x, boolean choice) {
    Obj y = new Obj();
    synchronized (MultiOwn.class) {
      multiOwn(x, y, choice);
    }
  }

  private static void multiOwnLocked(Obj o1, Obj o2, boolean choice) {
    Obj local = choice ? o1 : o2;
    local.locked = 7;
  }

  // The figure's caller without another way in: OwnedIf({0}), but under the lock.
  static void useUnderLockOnly(Obj x, boolean choice) {
    Obj y = new Obj();
    synchronized (MultiOwn.class) {
      multiOwnLocked(x, y, choice);
    }
  }

  private static void multiOwnFresh(Obj o1, Obj o2, boolean choice) {
    Obj local = choice ? o1 : o2;
    local.fresh = 7;
  }

  // Both arguments are owned, so the access is.
  static int useFresh(boolean choice) {
    Obj x = new Obj();
    Obj y = new Obj();
    multiOwnFresh(x, y, choice);
    synchronized (MultiOwn.class) {
      return x.fresh + y.fresh;
    }
  }
}
