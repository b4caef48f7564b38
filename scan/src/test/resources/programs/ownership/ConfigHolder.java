package ownership;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.annotation.concurrent.ThreadSafe;

/** An object that is stored in a shared one is shared from then on. */
@ThreadSafe
class ConfigHolder {

  /** What is published. */
  static class Config {
    int timeout;
    int retries;
    int hosts;
    int ports;
    String name = "";
  }

  private volatile Config config = new Config();
  private final Map<String, Config> named = new ConcurrentHashMap<>();

  void reload(int timeout) {
    Config fresh = new Config();
    fresh.timeout = timeout;
    config = fresh;
    fresh.retries = 3; // race: Config.retries
  }

  int timeout() {
    return config.timeout;
  }

  int retries() {
    return config.retries; // race: Config.retries
  }

  void addNamed(String name) {
    Config fresh = new Config();
    fresh.name = name;
    named.put(name, fresh);
    fresh.hosts = 1; // race: Config.hosts
  }

  int hosts(String name) {
    return named.get(name).hosts; // race: Config.hosts
  }

  String nameOf(String name) {
    return named.get(name).name;
  }

  void storedInOwned() {
    List<Config> own = new ArrayList<>();
    Config fresh = new Config();
    own.add(fresh);
    fresh.ports = 80;
    own.get(0).ports = 81;
  }

  int ports() {
    return config.ports;
  }

  void storedInOwnedObject() {
    Pair pair = new Pair();
    pair.left = new Config();
    pair.left.ports = 82;
  }

  /** A shared object does not become owned by lying in an owned one. */
  void sharedInOwnedObject() {
    Pair pair = new Pair();
    pair.right = config;
    pair.right.retries = 4; // race: Config.retries
  }

  private static class Pair {
    Config left;
    Config right;
  }
}
