package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Change;
import dev.photofinish.testbench.random.syntax.Condition;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Operation;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;

/** Writes what a thread does with numbers that all share. */
final class ValueActs {

  /** Values and bounds are below, so that they often meet. */
  private static final int MOST = 4;

  /** Blocks are not nested deeper, so that all schedules can be explored. */
  private static final int DEPTH = 2;

  private final World world;
  private final Dice dice;
  private final List<Field> numbers;

  ValueActs(World world, List<Field> numbers) {
    this.world = world;
    this.dice = world.dice();
    this.numbers = numbers;
  }

  /** Does some things one after the other. */
  void some(Body body, int count) {
    some(body, count, DEPTH);
  }

  private void some(Body body, int count, int depth) {
    for (int i = 0; i < count; i++) {
      one(body, depth);
    }
  }

  private void one(Body body, int depth) {
    if (isAtomic() && dice.chance(30)) {
      atomic(body, depth);
      return;
    }
    switch (dice.below(depth > 0 ? 14 : 6)) {
      case 0, 1 -> body.write(number(), new Value.Constant(dice.below(MOST)));
      case 2 -> body.read(number());
      case 3 -> body.write(number(), computed(body.read(number())));
      case 4 -> body.add(new Block.Increment(new Place.OfStatic(number())));
      case 5 -> byHelper(body);
      case 6, 7, 8, 9, 10 -> branch(body, depth - 1);
      case 11, 12 -> locked(body, depth - 1);
      default -> repeated(body, depth - 1);
    }
  }

  private boolean isAtomic() {
    return numbers.stream().anyMatch(Field::isAtomic);
  }

  private void atomic(Body body, int depth) {
    Field number = dice.of(numbers.stream().filter(Field::isAtomic).toList());
    if (depth > 0 && dice.chance(40)) {
      excluded(body, number, depth - 1);
    } else {
      Variable result = update(body, number, change());
      if (dice.chance(50)) {
        body.write(number(), new Value.Sum(result, dice.below(2)));
      }
    }
  }

  private Change change() {
    return switch (dice.below(4)) {
      case 0, 1 -> new Change.Add(dice.of(1, 1, -1, 2), dice.chance(50));
      case 2 -> new Change.Swap(dice.below(MOST));
      default -> new Change.CompareAndSet(dice.below(2), dice.below(MOST));
    };
  }

  private static Variable update(Body body, Field number, Change change) {
    Variable result = body.local("u", Type.INT);
    body.add(new Step.Update(result, new Place.OfStatic(number), change));
    return result;
  }

  /** Uses a number as a lock, which is left alone if it is taken. */
  private void excluded(Body body, Field number, int depth) {
    Variable isFree = update(body, number, new Change.CompareAndSet(0, 1));
    List<Statement> inside =
        body.collect(
            () -> {
              some(body, dice.between(1, 2), depth);
              body.write(number, new Value.Constant(0));
            });
    body.add(new Block.If(new Condition.Less(isFree, 1), List.of(), inside));
  }

  private Field number() {
    return dice.of(numbers);
  }

  /** Mostly a sum; values stay few, so that all schedules can be explored. */
  private Value computed(Variable of) {
    return dice.chance(75)
        ? new Value.Sum(of, dice.between(-1, 2))
        : new Value.Computed(of, dice.of(Operation.AND, Operation.REMAINDER), dice.of(1, 2, 3, -2));
  }

  /** What a branch looks at: mostly what was read, else some of its bits or a part of it. */
  private Variable looked(Body body) {
    Variable read = body.read(number());
    if (dice.chance(65)) {
      return read;
    }
    Operation operation = dice.of(Operation.values());
    int operand =
        switch (operation) {
          case AND, OR, XOR -> dice.of(1, 2, 3, -2, 5);
          case SHIFT_LEFT -> dice.of(1, 29, 30, 31);
          case SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> dice.of(1, 2, 30);
          case DIVIDE, REMAINDER -> dice.of(2, 3, -1, -2);
        };
    Variable result = body.local("c", Type.INT);
    body.add(new Step.Assign(result, new Value.Computed(read, operation, operand)));
    return result;
  }

  private void branch(Body body, int depth) {
    Condition condition = new Condition.Less(looked(body), dice.between(1, MOST - 1));
    List<Statement> then = body.collect(() -> some(body, dice.between(1, 2), depth));
    List<Statement> otherwise =
        dice.chance(50) ? body.collect(() -> some(body, 1, depth)) : List.of();
    body.add(
        dice.chance(50)
            ? new Block.If(condition, then, otherwise)
            : new Block.If(condition, otherwise, then));
  }

  private void locked(Body body, int depth) {
    Value lock = new Value.OfClass(dice.chance(70) ? "Shared" : "Leaf");
    body.block(
        inside -> new Block.Synchronized(lock, inside),
        () -> some(body, dice.between(1, 2), depth));
  }

  private void repeated(Body body, int depth) {
    Variable counter = body.local("i", Type.INT);
    body.block(inside -> new Block.Repeat(counter, 2, inside), () -> some(body, 1, depth));
  }

  /** Passes what was read to a method that goes on by it. */
  private void byHelper(Body body) {
    Body helper = world.main().function(world.unique("helper"), Type.VOID, Type.INT);
    List<Statement> then =
        helper.collect(
            () -> helper.write(number(), new Value.Sum(helper.parameter(0), dice.below(2))));
    Condition condition = new Condition.Less(helper.parameter(0), dice.between(1, MOST - 1));
    helper.add(new Block.If(condition, then, List.of()));
    Signature signature = helper.signature();
    body.callStatic(signature, body.read(number()));
  }
}
