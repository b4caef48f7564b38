package silent;

import java.util.HashMap;
import java.util.Map;

/** Double-checked locking: right with volatile or a local copy of it, wrong without. */
class DoubleChecked {
  private volatile Map<String, String> safe;
  private Map<String, String> unsafe;
  private Map<String, String> alwaysLocked;
  private volatile String withCopy;

  Map<String, String> safe() {
    if (safe == null) {
      synchronized (this) {
        if (safe == null) {
          Map<String, String> fresh = new HashMap<>();
          fresh.put("version", "1");
          safe = fresh;
        }
      }
    }
    return safe;
  }

  Map<String, String> unsafe() {
    if (unsafe == null) { // race: DoubleChecked.unsafe read
      synchronized (this) {
        if (unsafe == null) {
          unsafe = new HashMap<>(); // race: DoubleChecked.unsafe write
        }
      }
    }
    return unsafe; // race: DoubleChecked.unsafe read
  }

  synchronized Map<String, String> alwaysLocked() {
    if (alwaysLocked == null) {
      alwaysLocked = new HashMap<>();
    }
    return alwaysLocked;
  }

  String withCopy() {
    String result = withCopy;
    if (result == null) {
      synchronized (this) {
        result = withCopy;
        if (result == null) {
          result = "computed";
          withCopy = result;
        }
      }
    }
    return result;
  }
}
