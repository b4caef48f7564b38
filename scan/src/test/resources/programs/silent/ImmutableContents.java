package silent;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.concurrent.ThreadSafe;

/** Collections that nobody can change, and strings. */
@ThreadSafe
class ImmutableContents {
  private static final List<String> NAMES = List.of("a", "b");
  private static final Map<String, Integer> SIZES = Map.of("a", 1);

  private final Set<String> tags = Set.copyOf(NAMES);
  private final List<String> view = Collections.unmodifiableList(List.of("x"));
  private volatile List<String> snapshot = List.of();
  private List<String> plainSnapshot = List.of();

  boolean known(String name) {
    return NAMES.contains(name) && SIZES.containsKey(name) && tags.contains(name);
  }

  String view(int i) {
    return view.get(i).concat(NAMES.get(i));
  }

  void publish(String value) {
    snapshot = List.of(value);
  }

  int published() {
    return snapshot.size();
  }

  void publishPlain(String value) {
    plainSnapshot = List.of(value); // race: ImmutableContents.plainSnapshot write
  }

  int publishedPlain() {
    return plainSnapshot.size(); // race: ImmutableContents.plainSnapshot read
  }
}
