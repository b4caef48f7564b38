package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Condition;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Writes getters into a class. */
final class Getters {

  private final World world;
  private final Dice dice;
  private final Draft owner;

  Getters(World world, Draft owner) {
    this.world = world;
    this.dice = world.dice();
    this.owner = owner;
  }

  /** A getter for what is kept; a few are for what is kept elsewhere, too. */
  Getter choose(Keep keep, Supplier<Keep> other) {
    return switch (dice.below(10)) {
      case 0 -> ofParameter(keep);
      case 1 -> orNull(keep);
      case 2 -> either(keep, other.get());
      case 3 -> orElse(keep, other.get());
      case 4 -> behind(plain(keep));
      default -> plain(keep);
    };
  }

  private Body method(Keep keep) {
    Body body = owner.method(world.unique("get"), keep.type());
    return dice.chance(10) ? body.beSynchronized() : body;
  }

  private Getter plain(Keep keep) {
    Body body = method(keep);
    body.giveBack(keep.get(body, body.self()));
    return new Getter(body.signature(), false);
  }

  private Getter ofParameter(Keep keep) {
    Body body = owner.method(world.unique("get"), keep.type(), owner.type());
    body.giveBack(keep.get(body, body.parameter(0)));
    return new Getter(body.signature(), false);
  }

  private Getter orNull(Keep keep) {
    Body body = method(keep);
    Variable found = keep.get(body, body.self());
    ifChosen(body, List.of(new Step.Return(Optional.of(Value.NULL))));
    body.giveBack(found);
    return new Getter(body.signature(), true);
  }

  private Getter either(Keep keep, Keep other) {
    Body body = method(keep);
    ifChosen(body, body.collect(() -> body.giveBack(other.get(body, body.self()))));
    body.giveBack(keep.get(body, body.self()));
    return new Getter(body.signature(), false);
  }

  private static void ifChosen(Body body, List<Statement> then) {
    Variable chosen = body.local("c", Type.INT);
    body.add(new Step.Choose(chosen, 2));
    body.add(new Block.If(new Condition.Less(chosen, 1), then, List.of()));
  }

  /** What is kept elsewhere if there is nothing, which is seldom so. */
  private Getter orElse(Keep keep, Keep other) {
    Body body = method(keep);
    Variable found = keep.get(body, body.self());
    body.ifMissing(found, () -> body.add(new Step.Assign(found, other.get(body, body.self()))));
    body.giveBack(found);
    return new Getter(body.signature(), false);
  }

  /** A getter that calls another one. */
  private Getter behind(Getter getter) {
    Body body = owner.method(world.unique("get"), getter.method().result());
    body.giveBack(getter.ask(body, body.self()));
    return new Getter(body.signature(), false);
  }

  /** Lets the owner, a subclass, return something else. */
  void override(Getter getter, Keep keep) {
    Body body = owner.body(getter.method().in(owner.name()));
    body.giveBack(keep.get(body, body.self()));
  }
}
