package annotations;

import androidx.annotation.MainThread;
import androidx.annotation.UiThread;
import javax.annotation.concurrent.ThreadSafe;

/** Methods of the main thread do not run beside each other. */
@ThreadSafe
class MainThreadMethods {
  private int scroll;
  private int clicks;
  private int repaints;

  @UiThread
  void scroll(int by) {
    scroll += by;
  }

  @MainThread
  int scroll() {
    return scroll;
  }

  @UiThread
  void click() {
    clicks++; // race: MainThreadMethods.clicks write
  }

  int clicks() {
    return clicks; // race: MainThreadMethods.clicks read
  }

  @UiThread
  void repaint() {
    synchronized (this) {
      repaints++;
    }
  }

  @UiThread
  int repaintsUnlocked() {
    return repaints;
  }

  synchronized int repaints() {
    return repaints;
  }
}

/** The same for all methods of a class. */
@UiThread
class MainThreadClass {
  private int shown;

  synchronized void show() {
    shown++;
  }

  int shown() {
    return shown;
  }
}
