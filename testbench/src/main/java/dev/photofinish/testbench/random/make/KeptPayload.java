package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Variable;

/** An object that is kept somewhere, with its value; a getter or the way there leads to it. */
record KeptPayload(World world, Keep keep, Getter getter) implements Payload {

  private void leaf(Body body, Variable object, Getter.Taker taker) {
    if (world.dice().chance(60)) {
      getter.call(body, object, taker);
    } else {
      taker.take(keep.get(body, object));
    }
  }

  @Override
  public void read(Body body, Variable object) {
    leaf(body, object, found -> body.read(found, world.leafValue()));
  }

  @Override
  public void write(Body body, Variable object) {
    if (!keep.isFixed() && world.dice().chance(20)) {
      keep.put(body, object, body.make(world.makeLeaf()));
      return;
    }
    leaf(
        body,
        object,
        found -> body.add(new Block.Increment(new Place.OfField(found, world.leafValue()))));
  }
}
