package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Field.Modifier;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;
import java.util.Optional;

/** Chooses routes and declares what they need. */
final class Routes {

  private final World world;
  private final Dice dice;
  private final Draft owner;

  Routes(World world, Draft owner) {
    this.world = world;
    this.dice = world.dice();
    this.owner = owner;
  }

  Route choose(Body constructor) {
    return switch (dice.below(16)) {
      case 0, 1, 2, 3, 4, 5, 6 -> new Route.Handed();
      case 7, 8 -> new Route.InStatic(staticField(dice.chance(20)));
      case 9 -> initialised();
      case 10 -> leaked(constructor);
      case 11, 12 -> lazy();
      case 13, 14 -> inContainer();
      default -> inBox();
    };
  }

  private Field staticField(boolean isVolatile) {
    String name = world.unique("place");
    return isVolatile
        ? world.shared().field(name, owner.type(), Modifier.STATIC, Modifier.VOLATILE)
        : world.shared().field(name, owner.type(), Modifier.STATIC);
  }

  private Route initialised() {
    Field field =
        world.shared().field(world.unique("PLACE"), owner.type(), Modifier.STATIC, Modifier.FINAL);
    Body initialiser = world.sharedInitialiser();
    initialiser.write(field, initialiser.make(Library.constructor(owner.name())));
    return new Route.Initialised(field);
  }

  private Route leaked(Body constructor) {
    Field field = staticField(dice.chance(30));
    constructor.write(field, constructor.self());
    return new Route.Leaked(field);
  }

  /** With the lock, without it, or with a first look without it. */
  private Route lazy() {
    boolean looksFirst = dice.chance(30);
    Field field = staticField(looksFirst && dice.chance(60));
    Body getter = world.shared().function(world.unique("get"), owner.type());
    Variable found = getter.local("o", owner.type());
    if (looksFirst) {
      ifMissing(getter, found, field, () -> synchronizedly(getter, found, field));
    } else {
      (dice.chance(85) ? getter.beSynchronized() : getter).add(read(found, field));
      getter.ifMissing(found, () -> makeInto(getter, found, field));
    }
    getter.giveBack(found);
    return new Route.Lazy(getter.signature());
  }

  private void synchronizedly(Body getter, Variable found, Field field) {
    Guard guard = new Guard.Literal("Shared");
    guard.around(
        getter,
        found,
        true,
        () -> ifMissing(getter, found, field, () -> makeInto(getter, found, field)));
  }

  private static void ifMissing(Body getter, Variable found, Field field, Runnable action) {
    getter.add(read(found, field));
    getter.ifMissing(found, action);
  }

  private static Step read(Variable target, Field field) {
    return new Step.Read(target, new Place.OfStatic(field));
  }

  private void makeInto(Body getter, Variable target, Field field) {
    getter.add(new Step.New(target, Library.constructor(owner.name()), List.of()));
    getter.write(field, target);
  }

  private Route inContainer() {
    Type type = Type.of(dice.of(Library.LIST, Library.MAP));
    Field field = world.shared().field(world.unique("ALL"), type, Modifier.STATIC, Modifier.FINAL);
    Body initialiser = world.sharedInitialiser();
    initialiser.write(field, initialiser.make(Library.constructor(type.internalName())));
    return new Route.InContainer(field);
  }

  private Route inBox() {
    Draft box = world.draft(world.unique("Box"), Library.OBJECT);
    Field content =
        dice.chance(60)
            ? box.field("content", owner.type(), Modifier.FINAL)
            : box.field("content", owner.type());
    Body constructor = box.constructor(owner.type());
    constructor.write(constructor.self(), content, constructor.parameter(0));
    Field field = world.shared().field(world.unique("box"), box.type(), Modifier.STATIC);
    return new Route.InBox(field, content, perhapsGetter(box, new Keep.InField(content)));
  }

  private Optional<Getter> perhapsGetter(Draft box, Keep content) {
    return dice.chance(50)
        ? Optional.of(new Getters(world, box).choose(content, () -> content))
        : Optional.empty();
  }
}
