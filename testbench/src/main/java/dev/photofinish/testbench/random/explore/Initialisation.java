package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.code.MethodCode;
import dev.photofinish.testbench.random.syntax.Signature;
import java.util.Optional;

/** Initialises classes when they are first used (JLS 12.4); what did so happens before all uses. */
final class Initialisation {

  private final Turn turn;

  Initialisation(Turn turn) {
    this.turn = turn;
  }

  /**
   * Whether an instruction that uses a class can be done. If not, an initialiser is about to run
   * and the instruction is to be done again.
   */
  boolean isReady(RuntimeClass used) {
    for (RuntimeClass each : used.chain()) {
      HeapObject object = turn.classObject(each);
      if (object.stage == Stage.UNTOUCHED && begins(each, object)) {
        return false;
      }
      if (object.stage == Stage.DONE || object.stage == Stage.FAILED) {
        learn(object);
      }
      if (object.stage == Stage.FAILED) {
        throw new Thrown(Thrown.ERROR);
      }
    }
    return true;
  }

  private boolean begins(RuntimeClass runtimeClass, HeapObject object) {
    object.stage = Stage.RUNNING;
    object.lock = object.lock.take(turn.thread().index);
    Optional<MethodCode> code = runtimeClass.method(Signature.CLASS_INITIALISER);
    if (code.isEmpty()) {
      end(object, Stage.DONE);
      return false;
    }
    turn.frame().next--;
    turn.push(code.get(), new int[0]);
    return true;
  }

  void end(HeapObject object, Stage stage) {
    object.stage = stage;
    object.lock = object.lock.release(turn.thread().clock);
    turn.thread().tick();
  }

  private void learn(HeapObject object) {
    Clock before = object.lock.released();
    if (!turn.thread().clock.covers(before)) {
      turn.dependsOn(object, Focus.BEGUN);
      turn.thread().learn(before);
    }
  }
}
