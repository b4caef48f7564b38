package dev.photofinish.prove.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes programs of the WHILE language at random; the same seed makes the same program. */
final class RandomStatements {

  private static final int VARIABLES = 4;
  private static final int FIELDS = 2;
  private static final int MOST_LOOPS = 3;
  static final int MOST_SITES = 6;

  private final Random random;

  /** Variables that an allocation assigned further up; nulls are seldom dereferenced then. */
  private final List<Integer> assigned = new ArrayList<>();

  private int sites;
  private int loops;

  RandomStatements(Random random) {
    this.random = random;
  }

  /** A program in which every loop that there is a count for stands somewhere. */
  WhileProgram program() {
    return programWithLoopsAround(0);
  }

  /** A program that may stand inside other loops, which have the last labels. */
  WhileProgram programWithLoopsAround(int around) {
    Statement body = random.nextInt(4) == 0 ? block(3) : loop(3);
    return new WhileProgram(body, VARIABLES, FIELDS, sites, loops + around);
  }

  private Statement block(int depth) {
    int more = 1 + random.nextInt(4);
    Statement block = statement(depth);
    for (int i = 0; i < more; i++) {
      block = new Statement.Sequence(block, statement(depth));
    }
    return block;
  }

  private Statement statement(int depth) {
    int kind = random.nextInt(20);
    if (kind < 4 && depth > 0 && loops < MOST_LOOPS) {
      return loop(depth);
    } else if (kind < 6 && depth > 0) {
      return new Statement.Choice(block(depth - 1), block(depth - 1));
    }
    return kind < 13 && sites < MOST_SITES ? allocation() : simple();
  }

  private Statement loop(int depth) {
    int label = loops++;
    return new Statement.Loop(label, block(depth - 1));
  }

  private Statement allocation() {
    int variable = variable();
    assigned.add(variable);
    return new Statement.New(variable, sites++);
  }

  private Statement simple() {
    int kind = random.nextInt(12);
    if (kind == 0) {
      return new Statement.Null(variable());
    } else if (kind == 1) {
      return new Statement.Load(variable(), used(), field());
    } else if (kind < 4) {
      return new Statement.Copy(variable(), used());
    }
    return new Statement.Store(used(), field(), used());
  }

  private int variable() {
    return random.nextInt(VARIABLES);
  }

  private int used() {
    return assigned.isEmpty() || random.nextInt(10) == 0
        ? variable()
        : assigned.get(random.nextInt(assigned.size()));
  }

  private int field() {
    return random.nextInt(FIELDS);
  }
}
