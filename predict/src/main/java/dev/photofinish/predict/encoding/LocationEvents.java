package dev.photofinish.predict.encoding;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The accesses of a window to one location. */
final class LocationEvents {

  /** In the place of a write: what was there before the window. */
  static final int NOWHERE = -1;

  private final boolean container;
  private long initial;
  private long current;
  private int last = NOWHERE;
  private final List<Read> reads = new ArrayList<>();
  private final List<Write> writes = new ArrayList<>();

  /**
   * An event that finds something.
   *
   * @param value what it found
   * @param from the write that was the last before it
   */
  record Read(int node, long value, int from, boolean isUpdate) {

    /** Whether a write leaves what was read; what is not known is only like itself. */
    boolean sees(Write write) {
      return write.value == value && (value != Event.UNNUMBERED || write.node == from);
    }

    /** Whether what was there before the window is what was read. */
    boolean seesFirst(long initial) {
      return initial == value && (value != Event.UNNUMBERED || from == NOWHERE);
    }
  }

  /** An event that leaves a value. */
  record Write(int node, int thread, long value) {}

  private record Location(long object, int member) {}

  private LocationEvents(boolean container, long initial) {
    this.container = container;
    this.initial = initial;
    this.current = initial;
  }

  /** Those of a window, by location. */
  static List<LocationEvents> of(Window window) {
    Map<Location, LocationEvents> all = new LinkedHashMap<>();
    for (int node = 0; node < window.events().size(); node++) {
      Event event = window.events().get(node);
      if (event.kind().isAccess() || event.kind() == EventKind.INITIAL) {
        Location location = new Location(event.object(), event.member());
        long before = window.before().value(event.object(), event.member());
        all.computeIfAbsent(
                location, l -> new LocationEvents(event.member() == Event.CONTENTS, before))
            .add(node, event);
      }
    }
    return List.copyOf(all.values());
  }

  private void add(int node, Event event) {
    if (event.kind() == EventKind.INITIAL) {
      initial = event.value();
      current = initial;
      return;
    }
    boolean update = event.kind() == EventKind.UPDATE;
    if (update || container || !event.kind().isWrite()) {
      reads.add(new Read(node, update ? current : event.value(), last, update));
    }
    if (event.kind().isWrite()) {
      writes.add(new Write(node, event.thread(), event.value()));
      current = event.value();
      last = node;
    }
  }

  boolean isContainer() {
    return container;
  }

  long initial() {
    return initial;
  }

  List<Read> reads() {
    return reads;
  }

  List<Write> writes() {
    return writes;
  }
}
