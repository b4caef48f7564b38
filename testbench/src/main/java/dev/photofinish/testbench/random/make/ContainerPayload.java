package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Variable;

/** An ArrayList or HashMap that holds objects; the one at zero is always there. */
record ContainerPayload(World world, Field field) implements Payload {

  @Override
  public void read(Body body, Variable object) {
    body.read(first(body, object), world.leafValue());
  }

  private Variable first(Body body, Variable object) {
    Variable container = body.read(object, field);
    Variable leaf = body.local("v", world.leafType());
    body.add(new Step.Get(leaf, container, 0));
    return leaf;
  }

  @Override
  public void write(Body body, Variable object) {
    if (world.dice().chance(40)) {
      Place value = new Place.OfField(first(body, object), world.leafValue());
      body.add(new Block.Increment(value));
      return;
    }
    Variable leaf = body.make(world.makeLeaf());
    Variable container = body.read(object, field);
    body.add(new Step.Add(container, world.dice().between(1, 2), leaf));
  }
}
