package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.LockMode;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.Optional;

/** The last of an array of locks, which is taken alone or with others, in several orders. */
record StripedGuard(Dice dice, Field locks) implements Guard {

  static final int COUNT = 2;

  @Override
  public void around(Body body, Variable object, boolean write, Runnable action) {
    Variable array = body.read(object, locks);
    Variable last = lock(body, array, dice.chance(Resource.FORGETS) ? 0 : COUNT - 1);
    Optional<LockMode> mode = Guard.mode(last, write);
    if (dice.chance(40)) {
      Guard.hold(body, last, write, action);
    } else if (mode.isEmpty()) {
      Variable first = lock(body, array, 0);
      Guard.hold(body, first, write, () -> Guard.hold(body, last, write, action));
    } else if (dice.chance(40)) {
      all(body, array, mode.get(), action);
    } else {
      both(body, lock(body, array, 0), last, mode.get(), action);
    }
  }

  private static Variable lock(Body body, Variable array, int index) {
    return lock(body, array, new Value.Constant(index));
  }

  private static Variable lock(Body body, Variable array, Value index) {
    return body.read(new Place.OfElement(array, index));
  }

  /** All are taken, and released again in the same order. */
  private void all(Body body, Variable array, LockMode mode, Runnable action) {
    boolean loops = dice.chance(60);
    body.eachOf(COUNT, loops, i -> body.add(new Block.Acquire(lock(body, array, i), mode)));
    action.run();
    body.eachOf(COUNT, loops, i -> body.add(new Block.Release(lock(body, array, i), mode)));
  }

  /** The first may be released before the action, after it, or after the last. */
  private void both(Body body, Variable first, Variable last, LockMode mode, Runnable action) {
    Block release = new Block.Release(first, mode);
    int when = dice.below(3);
    body.add(new Block.Acquire(first, mode));
    body.add(new Block.Acquire(last, mode));
    if (when == 0) {
      body.add(release);
    }
    action.run();
    if (when == 1) {
      body.add(release);
    }
    body.add(new Block.Release(last, mode));
    if (when == 2) {
      body.add(release);
    }
  }

  @Override
  public void replace(Body body, Variable object) {
    Variable lock = body.make(Library.constructor(locks.type().element().internalName()));
    Place last = new Place.OfElement(body.read(object, locks), new Value.Constant(COUNT - 1));
    body.add(new Step.Write(last, lock));
  }
}
