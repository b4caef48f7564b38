package halflocked;

import java.util.HashMap;
import java.util.Map;

/** Values that are made when they are first asked for. */
class LazyParts {

  private Map<String, String> unlocked;
  private Map<String, String> halfLocked;
  private Map<String, String> lateLocked;
  private Map<String, String> locked;
  private volatile Map<String, String> racyButVisible;

  /** Nobody said that threads come here. */
  Map<String, String> unlocked() {
    if (unlocked == null) {
      unlocked = new HashMap<>();
    }
    return unlocked;
  }

  Map<String, String> halfLocked() {
    if (halfLocked == null) { // race: LazyParts.halfLocked
      halfLocked = new HashMap<>(); // race: LazyParts.halfLocked
    }
    return halfLocked; // race: LazyParts.halfLocked
  }

  synchronized void reset() {
    halfLocked = null; // race: LazyParts.halfLocked
    locked = null;
  }

  /** Two threads may both find nothing, but they write one after the other. */
  Map<String, String> lateLocked() {
    if (lateLocked == null) { // race: LazyParts.lateLocked
      synchronized (this) {
        lateLocked = new HashMap<>(); // race: LazyParts.lateLocked
      }
    }
    return lateLocked; // race: LazyParts.lateLocked
  }

  synchronized Map<String, String> locked() {
    if (locked == null) {
      locked = new HashMap<>();
    }
    return locked;
  }

  /** Two maps may be made, but no race is run. */
  Map<String, String> visible() {
    if (racyButVisible == null) {
      synchronized (this) {
        racyButVisible = new HashMap<>();
      }
    }
    return racyButVisible;
  }
}
