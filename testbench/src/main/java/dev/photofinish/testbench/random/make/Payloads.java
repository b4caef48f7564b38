package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Field.Modifier;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;

/** Chooses payloads, declares their fields and lets a constructor fill them. */
final class Payloads {

  private final World world;
  private final Dice dice;
  private final Draft owner;
  private final Body constructor;

  Payloads(World world, Draft owner, Body constructor) {
    this.world = world;
    this.dice = world.dice();
    this.owner = owner;
    this.constructor = constructor;
  }

  Payload choose() {
    return dice.chance(25) ? new PairPayload(dice, one(), one()) : one();
  }

  private Payload one() {
    return switch (dice.below(14)) {
      case 0, 1, 2 -> number();
      case 3, 4 -> leaf();
      case 5 -> new ChainPayload(world, owner.field(world.unique("head"), world.leafType()));
      case 6, 7 -> array();
      case 8, 9 -> kept();
      case 10, 11 -> twin();
      default -> container();
    };
  }

  private Payload number() {
    String name = world.unique("count");
    if (dice.chance(15)) {
      return new NumberPayload(owner.field(name, Type.INT, Modifier.VOLATILE), dice.chance(30));
    }
    if (dice.chance(20)) {
      Field constant = owner.field(name, Type.INT, Modifier.FINAL);
      constructor.write(constructor.self(), constant, new Value.Constant(3));
      return new NumberPayload(constant, false);
    }
    return new NumberPayload(owner.field(name, Type.INT), dice.chance(70));
  }

  private Field pointer(String hint, Type type) {
    String name = world.unique(hint);
    return dice.chance(50)
        ? owner.field(name, type, Modifier.FINAL)
        : dice.chance(20) ? owner.field(name, type, Modifier.VOLATILE) : owner.field(name, type);
  }

  private Payload leaf() {
    Field field = pointer("leaf", world.leafType());
    constructor.write(constructor.self(), field, constructor.make(world.makeLeaf()));
    return new LeafPayload(world, field, dice.chance(50));
  }

  private Payload array() {
    int length = dice.between(1, 2);
    Type element = dice.chance(60) ? Type.INT : world.leafType();
    Field field = pointer("array", element.array());
    Variable array = constructor.makeArray(element, length);
    for (int i = 0; i < length && element.isReference(); i++) {
      Place place = new Place.OfElement(array, new Value.Constant(i));
      constructor.add(new Step.Write(place, constructor.make(world.makeLeaf())));
    }
    constructor.write(constructor.self(), field, array);
    return new ArrayPayload(world, field, length);
  }

  /** What the getter may tell in place of the leaf is a leaf, too. */
  private Payload kept() {
    Keep keep = keep();
    return new KeptPayload(world, keep, new Getters(world, owner).choose(keep, this::keep));
  }

  private Keep keep() {
    Keep keep = new Keeps(world, owner, constructor).choose(world.leafType());
    keep.put(constructor, constructor.self(), constructor.make(world.makeLeaf()));
    return keep;
  }

  /** The leaf is the object's own, or one that all share, or the next object gets it, too. */
  private Payload twin() {
    Keep one = new Keeps(world, owner, constructor).choose(world.leafType());
    Keep other = new Keeps(world, owner, constructor).choose(world.leafType());
    TwinPayload twin = new TwinPayload(world, one, other, dice.chance(40));
    switch (dice.below(5)) {
      case 0 -> twin.put(constructor, constructor.self(), constructor.read(sharedLeaf()));
      case 1 -> {
        Field last = sharedLeaf();
        twin.put(constructor, constructor.self(), constructor.read(last));
        Variable leaf = constructor.make(world.makeLeaf());
        constructor.write(last, leaf);
        if (!one.isFixed()) {
          one.put(constructor, constructor.self(), leaf);
        }
      }
      default -> twin.put(constructor, constructor.self(), constructor.make(world.makeLeaf()));
    }
    return twin;
  }

  private Field sharedLeaf() {
    Field field = world.shared().field(world.unique("leaf"), world.leafType(), Modifier.STATIC);
    Body initialiser = world.sharedInitialiser();
    initialiser.write(field, initialiser.make(world.makeLeaf()));
    return field;
  }

  private Payload container() {
    String type = dice.of(Library.LIST, Library.MAP);
    Field field = pointer("all", Type.of(type));
    Variable container = constructor.make(Library.constructor(type));
    constructor.add(new Step.Add(container, 0, constructor.make(world.makeLeaf())));
    constructor.write(constructor.self(), field, container);
    return new ContainerPayload(world, field);
  }
}
