package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Variable;

/**
 * A leaf that an object keeps in two places; or in one, and as what follows the leaf that it keeps
 * in the other.
 *
 * @param isBehind whether the other place leads to it by one more step
 */
record TwinPayload(World world, Keep one, Keep other, boolean isBehind) implements Payload {

  /** Lets an object keep a leaf in both places. */
  void put(Body body, Variable object, Variable leaf) {
    one.put(body, object, leaf);
    if (isBehind) {
      Variable before = body.make(world.makeLeaf());
      body.write(before, world.leafNext(), leaf);
      other.put(body, object, before);
    } else {
      other.put(body, object, leaf);
    }
  }

  private Variable leaf(Body body, Variable object) {
    if (world.dice().chance(50)) {
      return one.get(body, object);
    }
    Variable kept = other.get(body, object);
    return isBehind ? body.read(kept, world.leafNext()) : kept;
  }

  @Override
  public void read(Body body, Variable object) {
    Variable leaf = leaf(body, object);
    body.ifThere(leaf, () -> body.read(leaf, world.leafValue()));
  }

  @Override
  public void write(Body body, Variable object) {
    if (!one.isFixed() && !other.isFixed() && world.dice().chance(15)) {
      put(body, object, world.dice().chance(50) ? body.make(world.makeLeaf()) : leaf(body, object));
      return;
    }
    Variable leaf = leaf(body, object);
    body.ifThere(
        leaf, () -> body.add(new Block.Increment(new Place.OfField(leaf, world.leafValue()))));
  }
}
