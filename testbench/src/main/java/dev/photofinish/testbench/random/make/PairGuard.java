package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.LockMode;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.Optional;

/** The last of two locks that an object keeps, which is taken alone or after the first. */
record PairGuard(Dice dice, Keep first, Keep last) implements Guard {

  @Override
  public void around(Body body, Variable object, boolean write, Runnable action) {
    Optional<LockMode> mode = Guard.mode(last.type(), write);
    if (dice.chance(35)) {
      Keep alone = dice.chance(Resource.FORGETS) ? first : last;
      Guard.hold(body, alone.get(body, object), write, action);
    } else if (mode.isPresent()) {
      both(body, object, mode.get(), action);
    } else {
      Variable outer = first.get(body, object);
      Variable inner = last.get(body, object);
      Guard.hold(body, outer, write, () -> Guard.hold(body, inner, write, action));
    }
  }

  /** The first may be released before the action, after it, or after the last. */
  private void both(Body body, Variable object, LockMode mode, Runnable action) {
    Variable outer = first.get(body, object);
    Variable inner = last.get(body, object);
    int when = dice.below(3);
    body.add(new Block.Acquire(outer, mode));
    body.add(new Block.Acquire(inner, mode));
    if (!first.isFixed() && dice.chance(Resource.FORGETS)) {
      first.put(body, object, inner);
    }
    if (when == 0) {
      releaseFirst(body, object, outer, mode);
    }
    action.run();
    if (when == 1) {
      releaseFirst(body, object, outer, mode);
    }
    body.add(new Block.Release(inner, mode));
    if (when == 2) {
      releaseFirst(body, object, outer, mode);
    }
  }

  /** Often it is looked up once more, and may be another one by then. */
  private void releaseFirst(Body body, Variable object, Variable outer, LockMode mode) {
    Variable released = dice.chance(60) ? first.get(body, object) : outer;
    body.add(new Block.Release(released, mode));
  }

  @Override
  public void replace(Body body, Variable object) {
    last.renew(body, object);
  }
}
