package locks;

import java.util.concurrent.locks.ReentrantLock;

/** Static locks, of one's own class and of another. */
final class GlobalLock {
  static final Object REGISTRY = new Object();
  static final ReentrantLock PLUGINS = new ReentrantLock();

  private GlobalLock() {}
}

class PluginRegistry {
  private static final Object OWN = new Object();
  private static int loaded;
  private static int failed;
  private static int active;
  private int uses;

  static void load() {
    synchronized (GlobalLock.REGISTRY) {
      loaded++;
      failed = 0; // race: PluginRegistry.failed write
    }
  }

  int loaded() {
    synchronized (GlobalLock.REGISTRY) {
      return loaded;
    }
  }

  static int failed() {
    synchronized (OWN) {
      return failed; // race: PluginRegistry.failed read
    }
  }

  void activate() {
    GlobalLock.PLUGINS.lock();
    try {
      active++;
      uses++;
    } finally {
      GlobalLock.PLUGINS.unlock();
    }
  }

  static int active() {
    GlobalLock.PLUGINS.lock();
    try {
      return active;
    } finally {
      GlobalLock.PLUGINS.unlock();
    }
  }
}
