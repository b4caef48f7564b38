package containers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.concurrent.ThreadSafe;

/** Immutable copies can be read by all; unmodifiable views show what others change. */
@ThreadSafe
class Immutables {

  private final List<String> source = new ArrayList<>();
  private final List<String> fixed = List.of("a", "b");
  private final Map<String, Integer> fixedMap = Map.of("a", 1);
  private final Set<String> copy;
  private final List<String> view = Collections.unmodifiableList(source);
  private volatile List<String> published = List.of();
  private List<String> unpublished = List.of();

  Immutables(Set<String> names) {
    copy = Set.copyOf(names);
  }

  int size() {
    return fixed.size() + fixedMap.size() + copy.size();
  }

  void add(String name) {
    source.add(name); // race: Immutables.source write
  }

  int viaLocalView() {
    return Collections.unmodifiableList(source).size(); // race: Immutables.source read
  }

  /** The copy is safe, the copying is not. */
  List<String> snapshot() {
    return List.copyOf(source); // race: Immutables.source read
  }

  List<String> collected() {
    return source.stream().map(String::trim).collect(Collectors.toList()); // race: Immutables.source read
  }

  Object[] array() {
    return source.toArray(); // race: Immutables.source read
  }

  List<String> copyByConstructor() {
    return new ArrayList<>(source); // race: Immutables.source read
  }

  void copyByAddAll() {
    List<String> own = new ArrayList<>();
    own.addAll(source); // race: Immutables.source read
  }

  void publish(List<String> names) {
    published = List.copyOf(names);
    unpublished = List.copyOf(names); // race: Immutables.unpublished write
  }

  int published() {
    return published.size();
  }

  int unpublished() {
    return unpublished.size(); // race: Immutables.unpublished read
  }

  /** The field view is another path to the source. */
  int FN_viaField() {
    return view.size(); // race: Immutables.source
  }
}
