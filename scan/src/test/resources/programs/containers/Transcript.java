package containers;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.ThreadSafe;

/** Builders of text. */
@ThreadSafe
class Transcript {

  private final StringBuilder text = new StringBuilder();
  private final StringBuilder locked = new StringBuilder();
  private final StringBuffer buffer = new StringBuffer();
  private final Lock lock = new ReentrantLock();

  void say(String who, String what) {
    text.append(who).append(": ").append(what); // race: Transcript.text write
  }

  void cut(int length) {
    text.setLength(length); // race: Transcript.text write
  }

  String all() {
    return text.toString(); // race: Transcript.text read
  }

  int length() {
    return text.length(); // race: Transcript.text read
  }

  void sayLocked(String what) {
    lock.lock();
    try {
      locked.append(what).append('\n');
    } finally {
      lock.unlock();
    }
  }

  String allLocked() {
    lock.lock();
    try {
      return locked.toString();
    } finally {
      lock.unlock();
    }
  }

  /** Every method of the buffer locks it. */
  String buffered(String what) {
    buffer.append(what);
    return buffer.toString();
  }

  String line(String what) {
    StringBuilder line = new StringBuilder();
    line.append(what).append('.');
    return line.toString();
  }
}
