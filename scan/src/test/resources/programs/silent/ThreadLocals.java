package silent;

import java.text.SimpleDateFormat;
import java.util.Date;
import javax.annotation.concurrent.ThreadSafe;

/** What comes out of a ThreadLocal belongs to the thread. */
@ThreadSafe
class ThreadLocals {

  static class Scratch {
    int used;
    char[] chars = new char[64];
  }

  private static final ThreadLocal<SimpleDateFormat> FORMAT =
      ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy-MM-dd"));

  private final ThreadLocal<Scratch> scratch = ThreadLocal.withInitial(Scratch::new);
  private final SimpleDateFormat shared = new SimpleDateFormat("yyyy-MM-dd");

  String format(Date date) {
    return FORMAT.get().format(date);
  }

  void fill(int n) {
    Scratch mine = scratch.get();
    mine.used = n;
    mine.chars[0] = 'x';
  }

  void clear() {
    scratch.remove();
  }

  // Formatting changes the format's calendar.
  String formatShared(Date date) {
    return shared.format(date); // race: ThreadLocals.shared
  }
}
