package dev.photofinish.predict.encoding;

import dev.photofinish.predict.encoding.SpinLocks.Section;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was done to one place in memory, one change after the other: whether it is a lock. */
final class SpinUses {

  private final List<Section> sections = new ArrayList<>();
  private long value;

  /** What is there while nobody is inside; known from the first change on. */
  private long free = Event.UNNUMBERED;

  private boolean isUsed;
  private boolean isBroken;
  private @Nullable Section inside;

  /**
   * @param value what was there before
   */
  SpinUses(long value) {
    this.value = value;
  }

  /** A write of any kind. */
  void add(int node, Event event) {
    boolean isTest = event.kind() == EventKind.UPDATE && event.value() == value;
    if (event.kind() == EventKind.INITIAL) {
      isBroken |= isUsed;
    } else if (!isTest) {
      change(node, event);
    }
    value = event.value();
    isBroken |= isTest && value == Event.UNNUMBERED;
  }

  private void change(int node, Event event) {
    if (!isUsed) {
      begin(event);
    }
    if (inside == null) {
      isBroken |= event.kind() != EventKind.UPDATE || value != free || event.value() == free;
      inside = new Section(event.thread(), node, SpinLocks.NONE);
    } else {
      isBroken |= event.thread() != inside.thread() || event.value() != free;
      sections.add(new Section(inside.thread(), inside.acquire(), node));
      inside = null;
    }
  }

  /** Somebody may have been inside before, who comes out now. */
  private void begin(Event event) {
    isUsed = true;
    free = event.kind() == EventKind.UPDATE ? value : event.value();
    if (value != free) {
      inside = new Section(event.thread(), SpinLocks.NONE, SpinLocks.NONE);
    }
    isBroken |= free == Event.UNNUMBERED;
  }

  boolean isLock() {
    return !isBroken && sections().size() > 1;
  }

  /** In their order; the last one may still be open. */
  List<Section> sections() {
    List<Section> all = new ArrayList<>(sections);
    if (inside != null) {
      all.add(inside);
    }
    return all;
  }
}
