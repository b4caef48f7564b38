package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Condition;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Writes what a thread does while others run: it uses resources, in all kinds of blocks. */
final class Acts {

  private final Dice dice;
  private final Body body;
  private final Hands hands;

  Acts(Dice dice, Body body, Hands hands) {
    this.dice = dice;
    this.body = body;
    this.hands = hands;
  }

  /** Uses some resources, often the first, so that threads meet. */
  void some(List<Resource> resources, int most) {
    int count = Math.min(most, dice.of(1, 2, 2, 3));
    for (int i = 0; i < count && !resources.isEmpty(); i++) {
      decorated(dice.chance(40) ? resources.get(0) : dice.of(resources), resources);
    }
  }

  /** Shares in a secret, where its host is; in a loop, what is new is like what others know. */
  void meet(Secret secret) {
    if (dice.chance(20)) {
      repeated(() -> meetOnce(secret));
    } else {
      meetOnce(secret);
    }
  }

  private void meetOnce(Secret secret) {
    if (secret.host().isPresent()) {
      withObject(secret.host().get(), object -> secret.act(body, Optional.of(object)));
    } else {
      secret.act(body, Optional.empty());
    }
  }

  private void decorated(Resource resource, List<Resource> others) {
    switch (dice.below(16)) {
      case 0 -> repeated(() -> use(resource));
      case 1 -> perhaps(resource);
      case 2, 3 -> attempted(resource);
      case 4, 5 -> nested(dice.of(others), resource);
      default -> use(resource);
    }
  }

  private void nested(Resource outer, Resource inner) {
    withObject(outer, object -> outer.hold(body, object, () -> use(inner)));
  }

  private void repeated(Runnable action) {
    Variable counter = body.local("i", Type.INT);
    body.block(inside -> new Block.Repeat(counter, 2, inside), action);
  }

  private void perhaps(Resource resource) {
    ifChosen(() -> use(resource));
  }

  private void ifChosen(Runnable action) {
    Variable chosen = body.local("c", Type.INT);
    body.add(new Step.Choose(chosen, 2));
    body.block(inside -> new Block.If(new Condition.Less(chosen, 1), inside, List.of()), action);
  }

  private void attempted(Resource resource) {
    List<Statement> handler = body.collect(() -> use(resource));
    body.block(
        inside -> new Block.Try(inside, dice.chance(50) ? handler : List.of()),
        () -> {
          use(resource);
          if (dice.chance(50)) {
            ifChosen(() -> body.add(new Step.Throw()));
          } else {
            body.add(new Step.Throw());
          }
        });
  }

  private void use(Resource resource) {
    boolean write = dice.chance(60);
    withObject(
        resource,
        object -> {
          resource.use(body, object, write);
          if (dice.chance(Resource.FORGETS)) {
            resource.replaceLock(body, object);
          }
        });
  }

  private void withObject(Resource resource, Consumer<Variable> action) {
    Variable object = resource.route().obtain(body, hands, resource);
    if (resource.route().mayBeNull()) {
      body.ifThere(object, () -> action.accept(object));
    } else {
      action.accept(object);
    }
  }
}
