package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Variable;

/**
 * An object that a field of the object points to, with its value.
 *
 * @param replaces whether a write sometimes puts another object there
 */
record LeafPayload(World world, Field field, boolean replaces) implements Payload {

  @Override
  public void read(Body body, Variable object) {
    body.read(body.read(object, field), world.leafValue());
  }

  @Override
  public void write(Body body, Variable object) {
    if (replaces && !field.isFinal() && world.dice().chance(50)) {
      body.write(object, field, body.make(world.makeLeaf()));
      return;
    }
    Variable leaf = body.read(object, field);
    body.add(new Block.Increment(new Place.OfField(leaf, world.leafValue())));
  }
}
