package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.LockMode;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.Optional;

/** A lock that the object keeps: some ask a getter for it, others go where it is kept. */
record KeptGuard(Dice dice, Keep keep, Getter getter) implements Guard {

  @Override
  public void around(Body body, Variable object, boolean write, Runnable action) {
    if (dice.chance(40)) {
      Guard.hold(body, keep.get(body, object), write, action);
      return;
    }
    getter.call(body, object, lock -> around(body, object, lock, write, action));
  }

  private void around(Body body, Variable object, Variable lock, boolean write, Runnable action) {
    Optional<LockMode> mode = Guard.mode(keep.type(), write);
    if (mode.isPresent() && dice.chance(40)) {
      askTwice(body, object, lock, mode.get(), action);
    } else {
      Guard.hold(body, lock, write, action);
    }
  }

  /** The getter is asked again for what to release, and may tell another lock by then. */
  private void askTwice(Body body, Variable object, Variable lock, LockMode mode, Runnable action) {
    body.add(new Block.Acquire(lock, mode));
    action.run();
    getter.call(body, object, again -> body.add(new Block.Release(again, mode)));
  }

  @Override
  public void replace(Body body, Variable object) {
    keep.renew(body, object);
  }
}
