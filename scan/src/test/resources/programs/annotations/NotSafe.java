package annotations;

import javax.annotation.concurrent.NotThreadSafe;
import javax.annotation.concurrent.ThreadSafe;

/** NotThreadSafe takes an inherited promise back. */
@ThreadSafe
class NotSafe {
  int inherited;

  void inherited() {
    inherited++; // race: NotSafe.inherited
  }
}

@NotThreadSafe
class NotSafeAtAll extends NotSafe {
  private int own;

  void own() {
    own++;
  }
}

@NotThreadSafe
class NeverSafe {
  private int value;

  void value(int next) {
    value = next;
  }

  int value() {
    return value;
  }
}
