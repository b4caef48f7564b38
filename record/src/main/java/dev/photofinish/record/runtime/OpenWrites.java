package dev.photofinish.record.runtime;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The calls under way, of all threads, that may write to arrays which others know. What they write
 * is told when they end: until then, who finds an element changed does not know whether it was one
 * of them. Safe for many threads.
 */
final class OpenWrites {

  /** The calls by the arrays' numbers. Guarded by this. */
  private final Map<Long, List<Call>> calls = new HashMap<>();

  /** One of them. */
  final class Call {

    private final long number;
    private final ArrayPart part;

    /** Guarded by all of them. */
    private boolean isAlone = true;

    private Call(long number, ArrayPart part) {
      this.number = number;
      this.part = part;
    }

    /** Whether no other call has used the same elements since it began. */
    boolean isAlone() {
      synchronized (OpenWrites.this) {
        return isAlone;
      }
    }

    /** It is over. */
    void end() {
      OpenWrites.this.end(this);
    }
  }

  /** A call begins. */
  synchronized Call begin(long number, ArrayPart part) {
    Call begun = new Call(number, part);
    List<Call> others = calls.computeIfAbsent(number, none -> new ArrayList<>(1));
    for (Call other : others) {
      if (other.part.overlaps(part)) {
        other.isAlone = false;
        begun.isAlone = false;
      }
    }
    others.add(begun);
    return begun;
  }

  private synchronized void end(Call call) {
    List<Call> open = calls.get(call.number);
    if (open != null && open.remove(call) && open.isEmpty()) {
      calls.remove(call.number);
    }
  }
}
