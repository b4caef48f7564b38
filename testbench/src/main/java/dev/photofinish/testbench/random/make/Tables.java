package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Field.Modifier;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.function.Consumer;

/** Declares tables, and lets a constructor make them. */
final class Tables {

  private final World world;
  private final Dice dice;
  private final Draft draft;
  private final Body tableConstructor;

  Tables(World world) {
    this.world = world;
    this.dice = world.dice();
    this.draft = world.draft(world.unique("Table"), Library.OBJECT);
    this.tableConstructor = draft.constructor();
  }

  /** A payload of objects of the owner. */
  TablesPayload payload(Draft owner, Body constructor) {
    Field tables = owner.field(world.unique("tables"), draft.type().array(), Modifier.FINAL);
    Keep.InContainer rows = new Keeps(world, draft, tableConstructor).inContainer(world.leafType());
    Guard guard =
        dice.chance(30)
            ? new Guard.Pointed(rows.field())
            : new Guards(world).choose(draft, tableConstructor);
    Getter getter = new Getters(world, draft).choose(rows, () -> rows);
    Variable array = constructor.makeArray(draft.type(), TablesPayload.COUNT);
    constructor.write(constructor.self(), tables, array);
    fill(constructor, array, rows);
    return new TablesPayload(world, tables, rows, guard, new KeptPayload(world, rows, getter));
  }

  /** Each table has its own leaf, or all have the same, which none of their locks protects. */
  private void fill(Body constructor, Variable array, Keep rows) {
    switch (dice.below(5)) {
      case 0 -> {
        Variable leaf = constructor.make(world.makeLeaf());
        make(constructor, array, table -> rows.put(constructor, table, leaf));
      }
      case 1, 2 ->
          make(
              constructor,
              array,
              table -> rows.put(constructor, table, constructor.make(world.makeLeaf())));
      default -> {
        Body own = tableConstructor;
        rows.put(own, own.self(), own.make(world.makeLeaf()));
        make(constructor, array, table -> {});
      }
    }
  }

  private void make(Body constructor, Variable array, Consumer<Variable> action) {
    constructor.eachOf(
        TablesPayload.COUNT,
        dice.chance(50),
        index -> {
          Variable table = constructor.make(Library.constructor(draft.name()));
          constructor.add(new Step.Write(new Place.OfElement(array, index), table));
          action.accept(table);
        });
  }
}
