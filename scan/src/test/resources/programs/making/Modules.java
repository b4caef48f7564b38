package making;

import java.util.ArrayList;
import java.util.List;

/** What has a start and an end. There are more kinds of it than calls are followed to. */
interface Module {
  void boot();

  void stop();
}

/** Makes modules, lists them, and only then boots them. */
class Monitor {
  private final List<Module> modules = new ArrayList<>();

  synchronized Module load(Class<? extends Module> type) throws ReflectiveOperationException {
    Module module = type.getDeclaredConstructor().newInstance();
    modules.add(module);
    start(module);
    return module;
  }

  static void start(Module module) {
    module.boot();
  }

  void stopAll() {
    List<Module> all;
    synchronized (this) {
      all = new ArrayList<>(modules);
    }
    for (Module module : all) {
      module.stop();
    }
  }
}

class LogModule implements Module {
  private int level;
  private boolean open;

  // Whoever boots a module has just made it.
  @Override
  public void boot() {
    level = 3;
    setUp();
  }

  // Called by boot() only.
  public void setUp() {
    open = true;
  }

  @Override
  public void stop() {
    open = false; // race: LogModule.open
  }

  public synchronized void write() {
    if (open) { // race: LogModule.open read
      System.out.println(level);
    }
  }
}

class LockModule implements Module {
  @Override
  public void boot() {}

  @Override
  public void stop() {}
}

class CacheModule extends LockModule {
  @Override
  public void boot() {}
}

class StoreModule extends LockModule {
  @Override
  public void boot() {}
}

class NetModule extends LockModule {
  @Override
  public void boot() {}
}

class Logs {
  void write(LogModule module) {
    module.write();
  }
}
