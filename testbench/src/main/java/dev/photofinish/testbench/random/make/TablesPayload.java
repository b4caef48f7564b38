package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;

/**
 * Two tables in an array, each with a lock of its own for the leaf that it keeps.
 *
 * @param rows where a table keeps its leaf
 * @param guard of a table, what is held while its leaf is used
 * @param leaf the leaf of a table
 */
record TablesPayload(World world, Field tables, Keep.InContainer rows, Guard guard, Payload leaf)
    implements Payload {

  static final int COUNT = 2;

  @Override
  public void read(Body body, Variable object) {
    use(body, object, false);
  }

  @Override
  public void write(Body body, Variable object) {
    boolean isMap = rows.field().type().equals(Type.of(Library.MAP));
    if (isMap && world.dice().chance(20)) {
      move(body, object);
    } else {
      use(body, object, true);
    }
  }

  private void use(Body body, Variable object, boolean write) {
    Variable table = table(body, object, index(body));
    if (world.dice().chance(Resource.FORGETS)) {
      Usage.touch(leaf, body, table, write);
    } else {
      guard.around(body, table, write, () -> Usage.touch(leaf, body, table, write));
    }
    if (world.dice().chance(Resource.FORGETS)) {
      guard.replace(body, table);
    }
  }

  private Value index(Body body) {
    if (world.dice().chance(70)) {
      return new Value.Constant(world.dice().below(COUNT));
    }
    Variable index = body.local("i", Type.INT);
    body.add(new Step.Choose(index, COUNT));
    return index;
  }

  private Variable table(Body body, Variable object, Value index) {
    return body.read(new Place.OfElement(body.read(object, tables), index));
  }

  /** Each table is changed under its own lock, but what is moved belongs to both for a while. */
  private void move(Body body, Variable object) {
    Variable from = table(body, object, new Value.Constant(0));
    Variable to = table(body, object, new Value.Constant(1));
    Variable moved = body.local("v", world.leafType());
    guard.around(
        body,
        from,
        true,
        () -> {
          body.add(new Step.Assign(moved, rows.get(body, from)));
          rows.put(body, from, body.make(world.makeLeaf()));
        });
    guard.around(body, to, true, () -> rows.put(body, to, moved));
    if (world.dice().chance(25)) {
      body.read(moved, world.leafValue());
    }
  }
}
