package containers;

import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/** Fields of concrete types, and the library's static methods on containers. */
class Reports {

  enum Kind {
    DAILY,
    WEEKLY
  }

  private final EnumMap<Kind, Integer> perKind = new EnumMap<>(Kind.class);
  private final LinkedHashMap<String, String> ordered = new LinkedHashMap<>();
  private final IdentityHashMap<Object, String> identities = new IdentityHashMap<>();
  private final WeakHashMap<Object, String> weak = new WeakHashMap<>();
  private final LinkedList<String> lines = new LinkedList<>();
  private final Set<String> titles = new LinkedHashSet<>();
  private final Map<String, String> unlockedOnly = new LinkedHashMap<>();

  synchronized void count(Kind kind) {
    perKind.put(kind, 1); // race: Reports.perKind
    ordered.put("kind", kind.name()); // race: Reports.ordered
    identities.put(kind, "kind"); // race: Reports.identities
    weak.put(kind, "kind"); // race: Reports.weak
    titles.add(kind.name()); // race: Reports.titles
  }

  int perKind(Kind kind) {
    return perKind.get(kind); // race: Reports.perKind
  }

  String ordered(String key) {
    return ordered.get(key); // race: Reports.ordered
  }

  boolean hasIdentity(Object object) {
    return identities.containsKey(object); // race: Reports.identities
  }

  String weak(Object key) {
    return weak.get(key); // race: Reports.weak
  }

  synchronized void addLine(String line) {
    lines.addLast(line); // race: Reports.lines
  }

  void shuffle() {
    Collections.shuffle(lines); // race: Reports.lines
    Collections.sort(lines); // race: Reports.lines
  }

  void addAll() {
    Collections.addAll(titles, "first", "second"); // race: Reports.titles
  }

  String max() {
    return Collections.max(lines); // race: Reports.lines
  }

  String put(String key) {
    return unlockedOnly.put(key, key);
  }
}
