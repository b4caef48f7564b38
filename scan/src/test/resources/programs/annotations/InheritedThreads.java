package annotations;

import androidx.annotation.UiThread;
import androidx.annotation.WorkerThread;
import javax.annotation.concurrent.NotThreadSafe;

/** What a class says of its threads holds for its subclasses. */
@UiThread
class InheritedThreads {
  protected int shown;
}

class InheritedThreadsEnd extends InheritedThreads {
  void show() {
    shown++;
  }

  synchronized int shown() {
    return shown;
  }
}

class BothThreads {
  private int frames;
  private int unknown;

  @UiThread
  void draw() {
    frames++; // race: BothThreads.frames
  }

  @WorkerThread
  void render() {
    frames++; // race: BothThreads.frames
  }

  @UiThread
  void change() {
    unknown++;
  }

  // Says nothing of its thread, and nothing says that there are two.
  int unknown() {
    return unknown;
  }
}

/** Not safe by its own word, but its lock shows that it is shared all the same. */
@NotThreadSafe
class NotSafeButLocked {
  private int value;

  synchronized void value(int next) {
    value = next; // race: NotSafeButLocked.value write
  }

  int value() {
    return value; // race: NotSafeButLocked.value read
  }
}
