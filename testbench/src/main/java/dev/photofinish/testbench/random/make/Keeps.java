package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Field.Modifier;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Variable;

/** Chooses where objects of a class keep others; a constructor makes what that needs. */
final class Keeps {

  private final World world;
  private final Dice dice;
  private final Draft owner;
  private final Body constructor;

  Keeps(World world, Draft owner, Body constructor) {
    this.world = world;
    this.dice = world.dice();
    this.owner = owner;
    this.constructor = constructor;
  }

  /** Nothing is there yet, as in Java. */
  Keep choose(Type type) {
    return switch (dice.below(5)) {
      case 0 -> inArray(type);
      case 1 -> inContainer(type);
      default -> new Keep.InField(field("kept", type, dice.chance(30)));
    };
  }

  private Keep inArray(Type type) {
    int length = dice.between(1, 2);
    Field field = field("keeps", type.array(), dice.chance(60));
    constructor.write(constructor.self(), field, constructor.makeArray(type, length));
    return new Keep.InArray(field, dice.below(length));
  }

  Keep.InContainer inContainer(Type type) {
    String container = dice.of(Library.LIST, Library.MAP);
    Field field = field("keeps", Type.of(container), dice.chance(60));
    Variable made = constructor.make(Library.constructor(container));
    constructor.write(constructor.self(), field, made);
    return new Keep.InContainer(field, type);
  }

  private Field field(String hint, Type type, boolean isFinal) {
    String name = world.unique(hint);
    return isFinal ? owner.field(name, type, Modifier.FINAL) : owner.field(name, type);
  }
}
