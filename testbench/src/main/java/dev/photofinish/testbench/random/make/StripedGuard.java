package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.LockMode;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.Optional;

/**
 * The last of an array of locks; some take all of them in a loop.
 *
 * @param pair the same locks, taken one by one
 */
record StripedGuard(Dice dice, Field locks, PairGuard pair) implements Guard {

  static final int COUNT = 2;

  StripedGuard(Dice dice, Field locks) {
    this(
        dice,
        locks,
        new PairGuard(dice, new Keep.InArray(locks, 0), new Keep.InArray(locks, COUNT - 1)));
  }

  @Override
  public void around(Body body, Variable object, boolean write, Runnable action) {
    Optional<LockMode> mode = Guard.mode(locks.type().element(), write);
    if (mode.isPresent() && dice.chance(30)) {
      all(body, body.read(object, locks), mode.get(), action);
    } else {
      pair.around(body, object, write, action);
    }
  }

  /** All are released again in the order in which they were taken. */
  private void all(Body body, Variable array, LockMode mode, Runnable action) {
    boolean loops = dice.chance(60);
    body.eachOf(COUNT, loops, i -> body.add(new Block.Acquire(lock(body, array, i), mode)));
    action.run();
    body.eachOf(COUNT, loops, i -> body.add(new Block.Release(lock(body, array, i), mode)));
  }

  private static Variable lock(Body body, Variable array, Value index) {
    return body.read(new Place.OfElement(array, index));
  }

  @Override
  public void replace(Body body, Variable object) {
    pair.replace(body, object);
  }
}
