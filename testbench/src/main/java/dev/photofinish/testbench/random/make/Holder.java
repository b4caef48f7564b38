package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.Optional;

/**
 * An object that keeps a leaf.
 *
 * @param maker the constructor, which may take what is kept
 * @param putter a static method that gives a holder what to keep
 * @param nests whether the leaf is behind another one, which is what is kept
 */
record Holder(
    World world,
    Keep keep,
    Getter getter,
    Signature maker,
    Optional<Signature> putter,
    boolean nests) {

  /** Makes a holder that keeps the leaf. */
  Variable hide(Body body, Variable leaf) {
    Variable kept = leaf;
    if (nests) {
      kept = body.make(world.makeLeaf());
      body.write(kept, world.leafNext(), leaf);
    }
    if (!maker.parameters().isEmpty()) {
      return body.make(maker, kept);
    }
    Variable holder = body.make(maker);
    if (putter.isPresent()) {
      body.callStatic(putter.get(), holder, kept);
    } else {
      keep.put(body, holder, kept);
    }
    return holder;
  }

  /** Does something with the leaf of a holder, if it is there. */
  void find(Body body, Variable holder, Getter.Taker taker) {
    Variable kept = world.dice().chance(50) ? getter.ask(body, holder) : keep.get(body, holder);
    body.ifThere(
        kept,
        () -> {
          if (nests) {
            Variable leaf = body.read(kept, world.leafNext());
            body.ifThere(leaf, () -> taker.take(leaf));
          } else {
            taker.take(kept);
          }
        });
  }
}
