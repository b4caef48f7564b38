package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import org.jspecify.annotations.Nullable;

/**
 * What an event is about, in words.
 *
 * @param what the array, atomic object or lock, if it is no field
 */
record EventText(
    EventKind kind, long object, int member, @Nullable Object what, ScheduledCode code) {

  /** The memory, the lock, or what else the event is about. */
  String about() {
    Object of = what;
    if (member == Event.CONTENTS) {
      return "contents of " + (of == null ? "object #" + object : ValueText.of(of, object));
    } else if (kind.isAccess()) {
      return of == null ? code.field(member).name() : part(of);
    } else if (kind == EventKind.FORK || kind == EventKind.JOIN) {
      return "thread";
    }
    // A condition has the number of its lock.
    boolean isUnnamed = of instanceof Condition;
    return of == null ? "" : isUnnamed ? "object #" + object : ValueText.of(of, object);
  }

  /** Of an array or an atomic object. */
  private String part(Object of) {
    String type = of.getClass().getTypeName();
    return type.endsWith("[]")
        ? type.substring(0, type.length() - 2) + "[" + member + "]"
        : ValueText.of(of, object) + Event.nameOfAtomicPart(member);
  }

  /** What was read or written, if it is a number. */
  String value(long value) {
    return member == Event.CONTENTS ? "" : ValueText.of(value, descriptor());
  }

  /** The type of the memory, as in class files. */
  private String descriptor() {
    Object of = what;
    if (of != null && of.getClass().isArray()) {
      return of.getClass().getComponentType().descriptorString();
    }
    return of instanceof AtomicBoolean ? "Z" : code.field(member).descriptor();
  }
}
