package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.Optional;

/**
 * A leaf that only its thread knows, until the thread shows the holder that keeps it to others.
 *
 * @param host what has the place where holders are shown, unless that is a static field
 * @param shower a static method that makes a holder for a leaf and shows it
 * @param locks whether the monitor of the holder is held for the leaf once others know it
 */
record Secret(
    World world,
    Holder holder,
    Field place,
    Optional<Resource> host,
    Optional<Signature> shower,
    boolean locks) {

  /** Shows a leaf to others, looks for what others show, or both. */
  void act(Body body, Optional<Variable> at) {
    int which = world.dice().below(3);
    if (which != 1) {
      show(body, at);
    }
    if (which != 0) {
      find(body, at);
    }
  }

  private void show(Body body, Optional<Variable> at) {
    Dice dice = world.dice();
    Variable leaf = body.make(world.makeLeaf());
    if (dice.chance(40)) {
      touch(body, leaf);
    }
    if (shower.isPresent()) {
      Value[] arguments = at.isPresent() ? new Value[] {leaf, at.get()} : new Value[] {leaf};
      body.callStatic(shower.get(), arguments);
      touch(body, leaf);
      return;
    }
    Variable made = holder.hide(body, leaf);
    if (dice.chance(40)) {
      touch(body, leaf);
    }
    body.add(new Step.Write(placeAt(place, at), made));
    if (dice.chance(60)) {
      held(body, made, () -> touch(body, leaf));
    }
  }

  /** The place, which is in a host or static. */
  static Place placeAt(Field place, Optional<Variable> at) {
    return at.isPresent() ? new Place.OfField(at.get(), place) : new Place.OfStatic(place);
  }

  private void find(Body body, Optional<Variable> at) {
    Variable found = body.read(placeAt(place, at));
    body.ifThere(
        found, () -> held(body, found, () -> holder.find(body, found, leaf -> touch(body, leaf))));
  }

  private void held(Body body, Variable monitor, Runnable action) {
    if (locks && !world.dice().chance(Resource.FORGETS)) {
      new Guard.Itself().around(body, monitor, true, action);
    } else {
      action.run();
    }
  }

  private void touch(Body body, Variable leaf) {
    if (world.dice().chance(60)) {
      body.add(new Block.Increment(new Place.OfField(leaf, world.leafValue())));
    } else {
      body.read(leaf, world.leafValue());
    }
  }
}
