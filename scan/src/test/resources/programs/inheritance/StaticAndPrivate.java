package inheritance;

/** Static methods hide, and private methods of interfaces are called like any other. */
class StaticAndPrivate {
  private static int hidden;

  static void bump() {
    hidden++;
  }

  static int hidden() {
    return hidden;
  }
}

class HidesStatic extends StaticAndPrivate {
  private static int own;

  static synchronized void bump() {
    own++; // race: HidesStatic.own write
  }

  static int own() {
    return own; // race: HidesStatic.own read
  }
}

interface PrivateInInterface {
  int[] CALLS = new int[1];

  private void touch() {
    CALLS[0]++; // race: PrivateInInterface.CALLS
  }

  default void locked() {
    synchronized (PrivateInInterface.class) {
      touch();
    }
  }

  default void unlocked() {
    touch();
  }
}

class UsesInterface implements PrivateInInterface {}
