package dev.photofinish.trace.read;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.format.ByteReader;
import dev.photofinish.trace.format.EventLayout;
import dev.photofinish.trace.format.MalformedException;
import dev.photofinish.trace.format.RecentEvents;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Takes the events out of one block; holds the last one taken. */
final class EventDecoder {

  private static final @Nullable EventKind[] KINDS = byCode();

  private final ByteReader in;
  private final int events;
  private final long firstTime;
  private final long lastTime;
  private final RecentEvents recent = new RecentEvents();
  private int taken;

  private EventKind kind = EventKind.GAP;
  private int site;
  private long object;
  private int member;
  private long version;
  private long value;

  EventDecoder(byte[] block) {
    if (block.length < EventLayout.HEAD) {
      throw new MalformedException("a block of events is too short");
    }
    ByteBuffer head = ByteBuffer.wrap(block);
    events = head.getInt(EventLayout.EVENTS_AT);
    firstTime = head.getLong(EventLayout.FIRST_TIME_AT);
    lastTime = head.getLong(EventLayout.LAST_TIME_AT);
    in = new ByteReader(block, EventLayout.HEAD);
  }

  /** Takes the next event, if there is one. */
  boolean next() {
    if (taken >= events) {
      return false;
    }
    taken++;
    int first = in.next();
    kind = kind(first & EventLayout.KIND);
    if ((first & EventLayout.RECENT) != 0) {
      takeRecent(in.next(), (first & EventLayout.SAME_VALUE) != 0);
    } else {
      takeWhole(first);
    }
    if (kind.isOrdered()) {
      recent.put(RecentEvents.slot(object, member), object, member, version, value);
    }
    return true;
  }

  private void takeRecent(int slot, boolean isSame) {
    site += (int) in.signed();
    object = recent.object(slot);
    member = recent.member(slot);
    version = recent.version(slot) + 1 + in.number();
    value = isSame ? recent.value(slot) : in.signed();
  }

  private void takeWhole(int first) {
    site += (int) in.signed();
    if ((first & EventLayout.OBJECT) != 0) {
      object += in.signed();
    }
    member = (first & EventLayout.MEMBER) != 0 ? (int) in.signed() : 0;
    version = kind.isOrdered() ? in.number() : 0;
    value = in.signed();
  }

  private static EventKind kind(int code) {
    EventKind kind = KINDS[code];
    if (kind == null) {
      throw new MalformedException("no such kind of event: " + code);
    }
    return kind;
  }

  private static @Nullable EventKind[] byCode() {
    EventKind[] kinds = new EventKind[EventLayout.KIND + 1];
    for (EventKind kind : EventKind.values()) {
      kinds[kind.code()] = kind;
    }
    return kinds;
  }

  /** About when it was: as far between the times of the block as it is in the block. */
  long time() {
    return events == 0 ? firstTime : firstTime + (lastTime - firstTime) * taken / events;
  }

  /** When the block began. */
  long firstTime() {
    return firstTime;
  }

  EventKind kind() {
    return kind;
  }

  long object() {
    return object;
  }

  int member() {
    return member;
  }

  long version() {
    return version;
  }

  long value() {
    return value;
  }

  Event event(long number, int thread) {
    return new Event(number, thread, kind, site, object, member, value);
  }
}
