package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.syntax.Done;

/** Starts threads and waits for their end. */
final class Threads {

  private final Turn turn;

  Threads(Turn turn) {
    this.turn = turn;
  }

  Done start(int name) {
    HeapObject object = turn.object(name);
    touch(object);
    if (object.thread != HeapObject.NOT_STARTED) {
      throw new Thrown(Thrown.EXCEPTION);
    }
    ThreadState started = turn.state().addThread(turn.thread().clock, turn.thread().nextWays());
    object.thread = started.index;
    new Calls(turn).task(name).ifPresent(started.frames::add);
    turn.thread().tick();
    return Done.DONE;
  }

  /** As in Java, a thread that was not started is not waited for. */
  Done join(HeapObject object) {
    touch(object);
    if (object.thread != HeapObject.NOT_STARTED) {
      ThreadState joined = turn.state().requireThread(object.thread);
      turn.thread().learn(joined.clock);
    }
    return Done.DONE;
  }

  /** Who starts and who joins depend on each other, though only the thread's end is ordered. */
  private void touch(HeapObject object) {
    Clock clock = turn.thread().clock;
    if (!clock.covers(object.lock.released())) {
      turn.dependsOn(object, Focus.BEGUN);
    }
    object.lock = object.lock.touched(clock);
  }
}
