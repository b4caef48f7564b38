package ownership;

import java.util.HashMap;
import java.util.Map;
import javax.annotation.concurrent.ThreadSafe;

/** A constructor has the object for itself, and so have the methods it calls. */
@ThreadSafe
class Startup {

  private static int instances;
  private static final Map<String, String> ALL = new HashMap<>();

  private final Map<String, String> values = new HashMap<>();
  private int level;
  private int phase;
  private String name;
  private final Part part = new Part();

  Startup(String name) {
    this.name = name;
    values.put("name", name);
    part.size = 1;
    init();
    advance();
    instances++; // race: Startup.instances
    ALL.put(name, name); // race: Startup.ALL
  }

  private void init() {
    level = 1;
    values.put("level", "1");
  }

  private void advance() {
    phase++; // race: Startup.phase
  }

  void next() {
    advance();
  }

  int level() {
    return level + values.size();
  }

  String name() {
    return name;
  }

  int partSize() {
    return part.size;
  }

  Startup copy() {
    Startup copy = new Startup(name);
    copy.level = level;
    copy.name = "copy of " + name;
    return copy;
  }

  private static class Part {
    int size;
  }
}
