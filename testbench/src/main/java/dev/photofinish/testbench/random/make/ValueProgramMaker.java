package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Field.Modifier;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.ProgramTree;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a random program in which what threads do depends on the values that they read: few numbers
 * that all share, small values, many branches on them, and some locks.
 */
public final class ValueProgramMaker {

  private final Dice dice;
  private final World world;
  private final List<Field> numbers = new ArrayList<>();

  private ValueProgramMaker(long seed) {
    this.dice = new Dice(seed);
    this.world = new World(dice);
  }

  /** The program of a seed, always the same. */
  public static ProgramTree make(long seed) {
    return new ValueProgramMaker(seed).make();
  }

  private ProgramTree make() {
    int count = dice.between(2, 3);
    for (int i = 0; i < count; i++) {
      numbers.add(number("n" + i));
    }
    Body main =
        world
            .main()
            .body(
                Signature.function("Main", "main", Type.VOID, Type.of("java/lang/String").array()));
    write(main);
    return world.end();
  }

  private Field number(String name) {
    if (dice.chance(20)) {
      return world.shared().field(name, Type.INT, Modifier.STATIC, Modifier.ATOMIC);
    }
    return dice.chance(20)
        ? world.shared().field(name, Type.INT, Modifier.STATIC, Modifier.VOLATILE)
        : world.shared().field(name, Type.INT, Modifier.STATIC);
  }

  /** Starts two threads, does something beside them, and may wait for them. */
  private void write(Body main) {
    ValueActs acts = new ValueActs(world, numbers);
    if (dice.chance(50)) {
      acts.some(main, 1);
    }
    Signature first = task(acts);
    Signature second = dice.chance(25) ? first : task(acts);
    Variable one = start(main, first);
    Variable other = start(main, second);
    if (dice.chance(40)) {
      acts.some(main, 1);
    }
    if (dice.chance(50)) {
      main.add(new Step.Join(one));
      main.add(new Step.Join(other));
      acts.some(main, 1);
    }
  }

  private Signature task(ValueActs acts) {
    Body body = world.main().function(world.unique("task"), Type.VOID);
    acts.some(body, dice.of(1, 2, 2, 3));
    return body.signature();
  }

  private static Variable start(Body main, Signature task) {
    Variable closure = main.local("r", Type.of(Library.RUNNABLE));
    main.add(new Step.Closure(closure, task, List.<Value>of()));
    Variable thread = main.make(Library.threadOfRunnable(), closure);
    main.add(new Step.Start(thread));
    return thread;
  }
}
