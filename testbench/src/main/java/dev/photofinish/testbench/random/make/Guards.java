package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Field.Modifier;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Variable;

/** Chooses guards and declares what they need. */
final class Guards {

  private final World world;
  private final Dice dice;

  Guards(World world) {
    this.world = world;
    this.dice = world.dice();
  }

  /** A guard for objects of a class, whose constructor makes the lock if the object has one. */
  Guard choose(Draft owner, Body constructor) {
    return switch (dice.below(18)) {
      case 0, 1, 2 -> new Guard.Itself();
      case 3, 4, 5, 6 -> new Guard.Pointed(lockField(owner, constructor));
      case 7, 8 -> new Guard.Pointed(staticLock());
      case 9 -> new Guard.Literal(owner.name());
      case 10 -> new Guard.Literal("Shared");
      case 11, 12 -> kept(owner, constructor);
      case 13 -> striped(owner, constructor);
      case 14, 15, 16 -> pair(owner, constructor);
      default -> dice.chance(50) ? new Guard.Fresh() : new Guard.None();
    };
  }

  private Field lockField(Draft owner, Body constructor) {
    String type = lockType();
    String name = world.unique("lock");
    Field field =
        dice.chance(80)
            ? owner.field(name, Type.of(type), Modifier.FINAL)
            : owner.field(name, Type.of(type));
    Variable lock = constructor.make(Library.constructor(type));
    constructor.write(constructor.self(), field, lock);
    return field;
  }

  /** The getter may tell a second lock, too. */
  private Guard kept(Draft owner, Body constructor) {
    Type type = Type.of(lockType());
    Keep keep = keep(owner, constructor, type);
    Getter getter = new Getters(world, owner).choose(keep, () -> keep(owner, constructor, type));
    return new KeptGuard(dice, keep, getter);
  }

  /** Keeps a lock from the start. */
  Keep keep(Draft owner, Body constructor, Type type) {
    Keep keep = new Keeps(world, owner, constructor).choose(type);
    Variable lock = constructor.make(Library.constructor(type.internalName()));
    keep.put(constructor, constructor.self(), lock);
    return keep;
  }

  private Guard pair(Draft owner, Body constructor) {
    Type type = Type.of(lockType());
    Keep first = keep(owner, constructor, type);
    return new PairGuard(dice, first, keep(owner, constructor, type));
  }

  private Guard striped(Draft owner, Body constructor) {
    Type type = Type.of(lockType());
    Field locks = owner.field(world.unique("locks"), type.array(), Modifier.FINAL);
    Variable array = constructor.makeArray(type, StripedGuard.COUNT);
    constructor.eachOf(
        StripedGuard.COUNT,
        dice.chance(50),
        index -> {
          Variable lock = constructor.make(Library.constructor(type.internalName()));
          constructor.add(new Step.Write(new Place.OfElement(array, index), lock));
        });
    constructor.write(constructor.self(), locks, array);
    return new StripedGuard(dice, locks);
  }

  private Field staticLock() {
    String type = lockType();
    String name = world.unique("LOCK");
    Field field =
        dice.chance(70)
            ? world.shared().field(name, Type.of(type), Modifier.STATIC, Modifier.FINAL)
            : world.shared().field(name, Type.of(type), Modifier.STATIC);
    Body initialiser = world.sharedInitialiser();
    initialiser.write(field, initialiser.make(Library.constructor(type)));
    return field;
  }

  private String lockType() {
    return dice.of(Library.OBJECT, Library.OBJECT, Library.LOCK, Library.READ_WRITE_LOCK);
  }
}
