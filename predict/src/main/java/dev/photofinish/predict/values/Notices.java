package dev.photofinish.predict.values;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Who waits for which notices in a query. */
final class Notices {

  /** A wait and its end; either may be outside of the window, as {@link Nodes#NONE}. */
  record Wait(long object, int begin, int wake) {}

  private final Map<Long, List<Integer>> byObject = new HashMap<>();
  private final List<Wait> waits = new ArrayList<>();
  private final Set<Long> observed = new HashSet<>();

  Notices(Nodes nodes) {
    Map<Integer, Integer> open = new HashMap<>();
    for (int node = 0; node < nodes.size(); node++) {
      Event event = nodes.event(node);
      if (event.kind() == EventKind.NOTIFY || event.kind() == EventKind.NOTIFY_ALL) {
        byObject.computeIfAbsent(event.object(), o -> new ArrayList<>()).add(node);
      } else if (event.kind() == EventKind.WAIT) {
        open.put(event.thread(), node);
      } else if (event.kind() == EventKind.WAKE) {
        Integer wait = open.remove(event.thread());
        wake(event, wait == null ? Nodes.NONE : wait, node);
      }
    }
  }

  private void wake(Event event, int wait, int wake) {
    if (event.value() == 1) {
      waits.add(new Wait(event.object(), wait, wake));
      if (wait == Nodes.NONE) {
        observed.add(event.object());
      }
    }
  }

  /** Those that ended by a notice. */
  List<Wait> waits() {
    return waits;
  }

  List<Integer> ofObject(long object) {
    return byObject.getOrDefault(object, List.of());
  }

  /**
   * Whether someone waited for an object when the window began. Then it is not known which notices
   * are for whom, and all of them stay where they were.
   */
  boolean isAsObserved(long object) {
    return observed.contains(object);
  }
}
