package dev.photofinish.predict.encoding;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Memory by which threads keep each other out: whoever finds it free changes it, in one step, and
 * only the same thread makes it free again. That there is one at a time follows from the values,
 * but over as many steps as there are sections: a solver is told at once.
 *
 * <p>It holds in every order in which those who change the memory find what they found: while one
 * is inside, it is not free, so nobody else comes in, and nobody but that thread makes it free.
 */
public final class SpinLocks {

  /** In the place of an event: there is none in the window. */
  public static final int NONE = -1;

  /** Places in the list of events; either may be {@link #NONE}. */
  public record Section(int thread, int acquire, int release) {}

  /** Such memory, with all who were inside. */
  public record Lock(long object, int member, List<Section> sections) {

    public Lock {
      sections = List.copyOf(sections);
    }
  }

  private record Place(long object, int member) {}

  private SpinLocks() {}

  /**
   * Those of a window.
   *
   * @param events in the order in which they were recorded
   * @param before what was in memory before
   */
  public static List<Lock> of(List<Event> events, Window.Memory before) {
    Map<Place, SpinUses> all = new LinkedHashMap<>();
    for (int node = 0; node < events.size(); node++) {
      Event event = events.get(node);
      boolean isWrite = event.kind().isWrite() || event.kind() == EventKind.INITIAL;
      if (isWrite && event.member() != Event.CONTENTS) {
        long value = before.value(event.object(), event.member());
        all.computeIfAbsent(new Place(event.object(), event.member()), place -> new SpinUses(value))
            .add(node, event);
      }
    }
    return all.entrySet().stream()
        .filter(entry -> entry.getValue().isLock())
        .map(entry -> lock(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static Lock lock(Place place, SpinUses uses) {
    return new Lock(place.object, place.member, uses.sections());
  }
}
