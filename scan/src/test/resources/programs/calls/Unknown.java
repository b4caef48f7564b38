package calls;

import java.beans.PropertyChangeSupport;
import java.util.Locale;
import java.util.UUID;
import java.util.logging.Logger;
import javax.annotation.concurrent.ThreadSafe;

/** What code that is not in sight does to its arguments is not guessed. */
@ThreadSafe
abstract class Unknown {

  private static final Logger LOG = Logger.getLogger("unknown");

  private final PropertyChangeSupport support = new PropertyChangeSupport(this);
  private final StringBuilder text = new StringBuilder();
  private int changes;
  private Object opaque = new Object();

  abstract void render(StringBuilder target);

  native void draw(Object target);

  void log() {
    LOG.info("changed");
    support.firePropertyChange("changes", 0, 1);
  }

  void draw() {
    render(text);
    draw(opaque);
  }

  String name(String name) {
    return UUID.nameUUIDFromBytes(name.getBytes()) + name.toUpperCase(Locale.ROOT);
  }

  void change() {
    changes++; // race: Unknown.changes
    support.firePropertyChange("changes", 0, changes); // race: Unknown.changes
  }

  Object opaque() {
    return opaque;
  }
}
