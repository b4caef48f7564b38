package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.make.Resource.Sharing;
import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Field.Modifier;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;
import java.util.Optional;

/** Makes up secrets. */
final class Secrets {

  private final World world;
  private final Dice dice;
  private final Draft draft;

  Secrets(World world) {
    this.world = world;
    this.dice = world.dice();
    this.draft = world.draft(world.unique("Holder"), Library.OBJECT);
  }

  Secret choose(List<Resource> resources) {
    Holder holder = holder();
    List<Resource> shared =
        resources.stream().filter(resource -> resource.sharing() == Sharing.SHARED).toList();
    Optional<Resource> host =
        shared.isEmpty() || dice.chance(50) ? Optional.empty() : Optional.of(dice.of(shared));
    Field place = place(host);
    Optional<Signature> shower =
        dice.chance(25) ? Optional.of(shower(holder, place, host)) : Optional.empty();
    return new Secret(world, holder, place, host, shower, dice.chance(30));
  }

  private Holder holder() {
    boolean takes = dice.chance(40);
    Body constructor = takes ? draft.constructor(world.leafType()) : draft.constructor();
    Keep keep = keep(constructor, takes);
    Getter getter = new Getters(world, draft).choose(keep, () -> keep);
    Optional<Signature> putter =
        !takes && dice.chance(40) ? Optional.of(putter(keep)) : Optional.empty();
    return new Holder(world, keep, getter, constructor.signature(), putter, dice.chance(25));
  }

  /** What is fixed is put there by the constructor, or never. */
  private Keep keep(Body constructor, boolean takes) {
    Keeps keeps = new Keeps(world, draft, constructor);
    Keep keep = keeps.choose(world.leafType());
    if (takes) {
      keep.put(constructor, constructor.self(), constructor.parameter(0));
      look(constructor, keep);
    }
    return takes || !keep.isFixed() ? keep : keeps.inContainer(world.leafType());
  }

  /** The constructor uses what it keeps, and comes by it in the way that others do. */
  private void look(Body constructor, Keep keep) {
    if (dice.chance(60)) {
      Variable leaf = keep.get(constructor, constructor.self());
      constructor.add(new Block.Increment(new Place.OfField(leaf, world.leafValue())));
    }
  }

  private Signature putter(Keep keep) {
    Body body =
        world.main().function(world.unique("put"), Type.VOID, draft.type(), world.leafType());
    keep.put(body, body.parameter(0), body.parameter(1));
    return body.signature();
  }

  private Field place(Optional<Resource> host) {
    String name = world.unique("shown");
    boolean isVolatile = dice.chance(50);
    if (host.isPresent()) {
      Draft owner = host.get().draft();
      return isVolatile
          ? owner.field(name, draft.type(), Modifier.VOLATILE)
          : owner.field(name, draft.type());
    }
    return isVolatile
        ? world.shared().field(name, draft.type(), Modifier.STATIC, Modifier.VOLATILE)
        : world.shared().field(name, draft.type(), Modifier.STATIC);
  }

  /** Who calls this knows the leaf, but neither the holder nor where it is shown. */
  private Signature shower(Holder holder, Field place, Optional<Resource> host) {
    String name = world.unique("show");
    Body body =
        host.isPresent()
            ? world.main().function(name, Type.VOID, world.leafType(), host.get().type())
            : world.main().function(name, Type.VOID, world.leafType());
    Variable made = holder.hide(body, body.parameter(0));
    Optional<Variable> at = host.map(resource -> body.parameter(1));
    body.add(new Step.Write(Secret.placeAt(place, at), made));
    return body.signature();
  }
}
