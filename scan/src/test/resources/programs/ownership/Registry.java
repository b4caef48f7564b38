package ownership;

import javax.annotation.concurrent.ThreadSafe;

/** Once it is in a static field, it is everyone's. */
@ThreadSafe
class Registry {

  private static volatile Registry instance;
  private static Registry plain;

  int size;
  int capacity;
  int used;

  static Registry create() {
    Registry registry = new Registry();
    registry.capacity = 10;
    instance = registry;
    registry.size = 1; // race: Registry.size
    return registry;
  }

  static int size() {
    return instance.size; // race: Registry.size
  }

  static int capacity() {
    return instance.capacity;
  }

  static Registry createPlain() {
    Registry registry = new Registry();
    registry.used = 1;
    plain = registry; // race: Registry.plain
    return registry;
  }

  static int used() {
    return plain.used; // race: Registry.plain
  }

  static Registry unpublished() {
    Registry registry = new Registry();
    registry.size = 2;
    registry.used = 2;
    return registry;
  }
}
