package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Variable;

/** Two payloads under the same guard; one is used, or the other, or both. */
record PairPayload(Dice dice, Payload first, Payload second) implements Payload {

  @Override
  public void read(Body body, Variable object) {
    int which = dice.below(3);
    if (which != 1) {
      first.read(body, object);
    }
    if (which != 0) {
      second.read(body, object);
    }
  }

  @Override
  public void write(Body body, Variable object) {
    int which = dice.below(3);
    if (which != 1) {
      first.write(body, object);
    }
    if (which != 0) {
      second.write(body, object);
    }
  }
}
