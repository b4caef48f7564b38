package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Variable;

/** A linked list whose head a field of the object points to. */
record ChainPayload(World world, Field head) implements Payload {

  @Override
  public void read(Body body, Variable object) {
    Variable at = body.read(object, head);
    Variable counter = body.local("i", Type.INT);
    body.block(
        inside -> new Block.Repeat(counter, 2, inside),
        () ->
            body.ifThere(
                at,
                () -> {
                  body.read(at, world.leafValue());
                  body.add(new Step.Read(at, new Place.OfField(at, world.leafNext())));
                }));
  }

  @Override
  public void write(Body body, Variable object) {
    Variable leaf = body.make(world.makeLeaf());
    body.write(leaf, world.leafNext(), body.read(object, head));
    body.write(object, head, leaf);
  }
}
