package figures;

import javax.annotation.concurrent.ThreadSafe;

/** RacerDX, section 7.2: global variables are always stable, and constructors own their object. */
@ThreadSafe
class GlobalsAndConstructors {
  private static int instances;
  private static int locked;

  private int id;
  private int[] history;

  GlobalsAndConstructors() {
    id = 7;
    history = new int[4];
    history[0] = id;
    fill();
    instances++; // race: GlobalsAndConstructors.instances
    synchronized (GlobalsAndConstructors.class) {
      locked++;
    }
  }

  private void fill() {
    history[1] = id;
  }

  static int instances() {
    return instances; // race: GlobalsAndConstructors.instances read
  }

  static synchronized int locked() {
    return locked;
  }

  int id() {
    return id;
  }

  int first() {
    return history[0];
  }
}
