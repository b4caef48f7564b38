package containers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import javax.annotation.concurrent.ThreadSafe;

/** The field's type says little; what is stored in it says that it is safe. */
@ThreadSafe
class SafeContainers {

  private final List<String> vector = new Vector<>();
  private final Stack<String> stack = new Stack<>();
  private final Map<String, String> table = new Hashtable<>();
  private final Map<String, String> concurrent = new ConcurrentHashMap<>();
  private final Set<String> keys = ConcurrentHashMap.newKeySet();
  private final Set<String> fromMap = Collections.newSetFromMap(new ConcurrentHashMap<>());
  private final List<String> list = Collections.synchronizedList(new ArrayList<>());
  private final Map<String, String> map = Collections.synchronizedMap(new TreeMap<>());
  private final List<String> listeners = new CopyOnWriteArrayList<>();
  private final Set<String> copies = new CopyOnWriteArraySet<>();
  private final Queue<String> queue = new ConcurrentLinkedQueue<>();
  private final Set<String> sorted = new ConcurrentSkipListSet<>();
  private final Properties properties = new Properties();
  private final Set<String> assigned;
  private final Set<String> plain = new HashSet<>();

  SafeContainers() {
    assigned = Collections.synchronizedSet(new HashSet<>());
  }

  void add(String value) {
    vector.add(value);
    stack.push(value);
    table.put(value, value);
    concurrent.merge(value, value, String::concat);
    keys.add(value);
    fromMap.add(value);
    list.add(value);
    map.put(value, value);
    listeners.add(value);
    copies.add(value);
    queue.offer(value);
    sorted.add(value);
    properties.setProperty(value, value);
    assigned.add(value);
    plain.add(value); // race: SafeContainers.plain
  }

  int size() {
    int size = vector.size() + stack.size() + table.size() + concurrent.size() + keys.size();
    size += fromMap.size() + list.size() + map.size() + listeners.size() + copies.size();
    size += queue.size() + sorted.size() + properties.size() + assigned.size();
    return size + plain.size(); // race: SafeContainers.plain
  }

  void print() {
    for (String listener : listeners) {
      System.out.println(listener);
    }
    concurrent.keySet().removeIf(String::isEmpty);
  }

  Map<String, String> copy() {
    return new HashMap<>(concurrent);
  }
}
