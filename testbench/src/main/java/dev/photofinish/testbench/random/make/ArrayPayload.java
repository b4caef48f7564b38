package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;

/** An array of numbers or objects, all elements of which are there. */
record ArrayPayload(World world, Field field, int length) implements Payload {

  private Place.OfElement element(Body body, Variable object) {
    Value index = new Value.Constant(world.dice().below(length));
    return new Place.OfElement(body.read(object, field), index);
  }

  @Override
  public void read(Body body, Variable object) {
    Variable found = body.read(element(body, object));
    if (found.type().isReference()) {
      body.read(found, world.leafValue());
    }
  }

  @Override
  public void write(Body body, Variable object) {
    Place.OfElement element = element(body, object);
    if (element.type().isReference()) {
      Variable leaf = body.read(element);
      body.add(new Block.Increment(new Place.OfField(leaf, world.leafValue())));
    } else {
      body.add(new Block.Increment(element));
    }
  }
}
