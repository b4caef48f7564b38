package calls;

import javax.annotation.concurrent.ThreadSafe;

/** A path is followed only where the object at its end can have the field. */
@ThreadSafe
class Constants {

  abstract static class Value {
    static final Value NONE = new None();

    int remove() {
      return 0;
    }
  }

  static final class None extends Value {}

  static final class Big extends Value {
    private int removed;

    @Override
    int remove() {
      return ++removed;
    }
  }

  int clear() {
    return Value.NONE.remove();
  }
}
