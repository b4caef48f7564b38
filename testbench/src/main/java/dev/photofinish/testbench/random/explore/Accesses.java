package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Type;
import java.util.function.Supplier;

/** Records accesses to memory and finds those that race. */
final class Accesses {

  private final Turn turn;

  Accesses(Turn turn) {
    this.turn = turn;
  }

  void field(HeapObject object, int slot, Field field, boolean write) {
    if (field.isVolatile()) {
      volatileField(object, slot, write);
    } else if (field.isFinal() && !field.isStatic()) {
      finalField(object, slot, field, write);
    } else {
      plain(object, slot, write, () -> Location.of(field));
    }
  }

  void element(HeapObject array, int index, Type type, boolean write) {
    plain(array, index, write, () -> Location.elementOf(type));
  }

  void contents(HeapObject container, Type type, boolean write) {
    plain(container, 0, write, () -> Location.contentsOf(type));
  }

  private void plain(HeapObject object, int slot, boolean write, Supplier<Location> location) {
    for (History seen = object.seen[slot]; seen != null; seen = seen.before()) {
      if (isUnordered(seen, write)) {
        turn.dependsOn(object, Focus.slot(slot));
        if (!seen.isOrderedByRace(turn.thread().clock)) {
          turn.findings().race(location, seen, turn.line(), write);
        }
      }
    }
    order(object, slot, write);
    record(object, slot, write);
  }

  /** What was raced with came first: what its thread did before cannot happen now. */
  private void order(HeapObject object, int slot, boolean write) {
    ThreadState thread = turn.thread();
    for (History seen = object.seen[slot]; seen != null; seen = seen.before()) {
      if (isUnordered(seen, write)) {
        thread.clock = thread.clock.after(seen.thread(), seen.clock(), seen.step());
      }
    }
  }

  /**
   * What a constructor wrote is seen by those who got the object after the constructor was left
   * (JLS 17.5), even if nothing happens before. So there is a race only while it is not left.
   */
  private void finalField(HeapObject object, int slot, Field field, boolean write) {
    if (object.frozen < turn.program().require(field.owner()).depth()) {
      plain(object, slot, write, () -> Location.of(field));
      return;
    }
    if (findsUnordered(object, slot, write)) {
      turn.dependsOn(object, Focus.slot(slot));
      turn.dependsOn(object, Focus.FROZEN);
    }
    record(object, slot, write);
  }

  /** A write happens before all later reads. Two writes are not ordered by it. */
  private void volatileField(HeapObject object, int slot, boolean write) {
    if (findsUnordered(object, slot, write)) {
      turn.dependsOn(object, Focus.slot(slot));
    }
    record(object, slot, write);
    if (write) {
      object.publish(slot, turn.thread().clock);
      turn.thread().tick();
    } else {
      turn.thread().learn(object.published(slot));
    }
  }

  private boolean findsUnordered(HeapObject object, int slot, boolean write) {
    for (History seen = object.seen[slot]; seen != null; seen = seen.before()) {
      if (isUnordered(seen, write)) {
        return true;
      }
    }
    return false;
  }

  private boolean isUnordered(History seen, boolean write) {
    return seen.racesWith(turn.thread().index, turn.thread().clock, write);
  }

  private void record(HeapObject object, int slot, boolean write) {
    ThreadState thread = turn.thread();
    thread.steps++;
    object.seen[slot] = History.with(object.seen[slot], thread, turn.line(), write);
  }
}
