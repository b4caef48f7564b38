package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;

/** An int field of the object. */
record NumberPayload(Field field, boolean increments) implements Payload {

  @Override
  public void read(Body body, Variable object) {
    body.read(object, field);
  }

  @Override
  public void write(Body body, Variable object) {
    if (field.isFinal()) {
      read(body, object);
    } else if (increments) {
      body.add(new Block.Increment(new Place.OfField(object, field)));
    } else {
      body.write(object, field, new Value.Constant(7));
    }
  }
}
