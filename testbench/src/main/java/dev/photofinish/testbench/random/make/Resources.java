package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.make.Resource.Sharing;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Signature;
import java.util.ArrayList;
import java.util.List;

/** Makes up resources. */
final class Resources {

  private final World world;
  private final Dice dice;

  Resources(World world) {
    this.world = world;
    this.dice = world.dice();
  }

  /** Some resources, most of them shared. */
  List<Resource> choose(int count) {
    List<Resource> resources = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      boolean shared = dice.chance(i == 0 ? 92 : 60);
      resources.add(choose(shared ? Sharing.SHARED : dice.of(Sharing.READ_ONLY, Sharing.OWN)));
    }
    return resources;
  }

  private Resource choose(Sharing sharing) {
    Draft draft = world.draft(world.unique("Data"), Library.OBJECT);
    Body constructor = draft.constructor();
    Route route =
        sharing == Sharing.SHARED
            ? new Routes(world, draft).choose(constructor)
            : new Route.Handed();
    boolean hasTables = sharing == Sharing.SHARED && dice.chance(12);
    Guard guard = hasTables ? new Guard.None() : new Guards(world).choose(draft, constructor);
    Payload payload =
        hasTables
            ? new Tables(world).payload(draft, constructor)
            : new Payloads(world, draft, constructor).choose();
    Usage usage = usage(draft, guard, payload);
    List<Signature> makers = makers(draft, guard, payload, usage);
    return new Resource(world, draft, sharing, route, guard, payload, usage, makers);
  }

  private Usage usage(Draft draft, Guard guard, Payload payload) {
    return switch (dice.below(5)) {
      case 0, 1 -> new Usage.Direct(guard, payload);
      case 2 -> Usage.helpers(world, draft, guard, payload);
      default -> Usage.methods(draft, guard, payload, synchronizes(guard));
    };
  }

  private boolean synchronizes(Guard guard) {
    return guard instanceof Guard.Itself && dice.chance(70);
  }

  private List<Signature> makers(Draft draft, Guard guard, Payload payload, Usage usage) {
    List<Signature> makers = new ArrayList<>(List.of(Resource.constructorOf(draft)));
    if (usage instanceof Usage.ByMethods && dice.chance(40)) {
      makers.add(Resource.constructorOf(subclass(draft, guard, payload)));
    }
    if (dice.chance(30)) {
      makers.add(factory(draft, dice.of(makers)));
    }
    return makers;
  }

  /** Overrides what uses the payload; the override may have a payload of its own. */
  private Draft subclass(Draft draft, Guard guard, Payload payload) {
    Draft sub = world.draft(world.unique("Sub"), draft.name());
    Body constructor = sub.constructor();
    Payload used = dice.chance(50) ? payload : new Payloads(world, sub, constructor).choose();
    Usage.methods(sub, guard, used, synchronizes(guard));
    if (guard instanceof KeptGuard lock && dice.chance(30)) {
      Keep other = new Guards(world).keep(sub, constructor, lock.keep().type());
      new Getters(world, sub).override(lock.getter(), other);
    }
    return sub;
  }

  private Signature factory(Draft draft, Signature constructor) {
    Body body = world.main().function(world.unique("make"), draft.type());
    body.giveBack(body.make(constructor));
    return body.signature();
  }
}
