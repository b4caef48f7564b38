package dev.photofinish.prove.reach;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Closure;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Value;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.Loops;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * What a method does, as the type rules see it (figure 3.8), whatever its context. Every variable
 * has one definition, by one of these statements, as a parameter or by a call; of all others
 * nothing is known.
 */
final class Statements {

  /** A statement, in the block where it uses its operands. */
  sealed interface Statement {}

  /** {@code variable = new} (rule 3.12). */
  record Create(int block, int variable) implements Statement {}

  /** {@code target = source} (rule 3.13). */
  record Assign(int block, int source, int target) implements Statement {}

  /** The same where control goes from a block to another. */
  record Phi(int block, int source, int into, int target) implements Statement {}

  /** {@code target = base.field} (rule 3.14). */
  record Load(int block, int base, ProgramField field, int target) implements Statement {}

  /** {@code base.field = source} (rule 3.15). */
  record Store(int block, int base, ProgramField field, int source) implements Statement {}

  private static final int[] NO_LOOPS = {};

  private final MethodCode code;
  private final Fields fields;
  private final List<Statement> all = new ArrayList<>();
  private final BitSet unknown = new BitSet();
  private final int[] definedIn;
  private final int[][] around;
  private final int[][] notAround;
  private final int[][] headed;
  private final boolean isRegular;

  Statements(MethodCode code, Fields fields) {
    this.code = code;
    this.fields = fields;
    this.definedIn = new int[code.variableCount()];
    unknown.set(0, code.variableCount());
    for (int i = 0; i < code.formalCount(); i++) {
      defined(code.formal(i), 0);
    }
    defined(code.returned(), 0);
    for (Block block : code.body().blocks()) {
      block.phis().forEach(phi -> phi(block, phi));
      block.instructions().forEach(instruction -> instruction(block.index(), instruction));
    }
    Loops loops = code.loops();
    this.isRegular = !loops.areEnteredInTheMiddle();
    this.around = new int[code.body().blocks().size()][];
    this.headed = new int[around.length][];
    Arrays.setAll(around, block -> isRegular ? loops.around(block).stream().toArray() : NO_LOOPS);
    this.notAround = new int[around.length][];
    Arrays.setAll(notAround, block -> isRegular ? others(loops, block) : NO_LOOPS);
    Arrays.setAll(
        headed,
        block -> Arrays.stream(around[block]).filter(w -> loops.head(w) == block).toArray());
  }

  private static int[] others(Loops loops, int block) {
    BitSet others = new BitSet();
    others.set(0, loops.count());
    others.andNot(loops.around(block));
    return others.isEmpty() ? NO_LOOPS : others.stream().toArray();
  }

  private void defined(int variable, int block) {
    if (variable != MethodCode.NONE) {
      unknown.clear(variable);
      definedIn[variable] = block;
    }
  }

  private int variable(Value value) {
    return code.variableOf(value.id());
  }

  private void phi(Block block, Value.Phi phi) {
    int target = variable(phi);
    for (int i = 0; target != MethodCode.NONE && i < block.predecessorCount(); i++) {
      defined(target, block.index());
      int source = variable(phi.operand(i));
      if (source != MethodCode.NONE) {
        all.add(new Phi(block.predecessor(i), source, block.index(), target));
      }
    }
  }

  private void assign(int block, Value value, int target) {
    if (variable(value) != MethodCode.NONE && target != MethodCode.NONE) {
      all.add(new Assign(block, variable(value), target));
    }
  }

  private void instruction(int block, Instruction instruction) {
    int result = instruction.result().map(this::variable).orElse(MethodCode.NONE);
    boolean isKnown = true;
    if (instruction instanceof New || instruction instanceof NewArray) {
      create(block, result);
      inner(block, instruction, result);
    } else if (instruction instanceof Closure closure) {
      create(block, result);
      for (int i = 0; i < closure.operandCount(); i++) {
        store(block, result, fields.captured(i), closure.operand(i));
      }
    } else if (instruction instanceof Cast cast) {
      assign(block, cast.value(), result);
    } else if (instruction instanceof FieldLoad load && !load.isStatic()) {
      load(block, load.operand(0), fields.of(load.field()), result);
    } else if (instruction instanceof ArrayLoad load) {
      load(block, load.array(), fields.elements(), result);
    } else if (instruction instanceof FieldStore store && !store.isStatic()) {
      store(block, variable(store.operand(0)), fields.of(store.field()), store.value());
    } else if (instruction instanceof ArrayStore store) {
      store(block, variable(store.array()), fields.elements(), store.value());
    } else if (instruction instanceof Return back) {
      back.value().ifPresent(value -> assign(block, value, code.returned()));
    } else {
      isKnown = instruction instanceof Invoke;
    }
    if (isKnown) {
      defined(result, block);
    }
  }

  private void create(int block, int result) {
    if (result != MethodCode.NONE) {
      all.add(new Create(block, result));
    }
  }

  /** The arrays inside of a new array are in it from the start. */
  private void inner(int block, Instruction instruction, int result) {
    for (MethodCode.Allocation each : code.allocations()) {
      if (each.isInner() && each.site().instruction() == instruction) {
        all.add(new Store(block, result, fields.elements(), each.variable()));
      }
    }
  }

  private void load(int block, Value base, ProgramField field, int result) {
    if (result != MethodCode.NONE && variable(base) != MethodCode.NONE) {
      all.add(new Load(block, variable(base), field, result));
    }
  }

  private void store(int block, int base, ProgramField field, Value value) {
    if (base != MethodCode.NONE && variable(value) != MethodCode.NONE) {
      all.add(new Store(block, base, field, variable(value)));
    }
  }

  List<Statement> all() {
    return all;
  }

  /** The variables of which nothing is known but what they may point to. */
  BitSet unknown() {
    return unknown;
  }

  /** The block that defines a variable. */
  int definedIn(int variable) {
    return definedIn[variable];
  }

  /** The numbers of the loops around a block; none if these cannot be told from each other. */
  int[] around(int block) {
    return around[block];
  }

  /** The numbers of the loops around a block that are not around another. */
  int[] entered(int outside, int inside) {
    int[] known = around[outside];
    if (outside == inside || around[inside].length == 0) {
      return NO_LOOPS;
    }
    return Arrays.stream(around[inside])
        .filter(loop -> Arrays.binarySearch(known, loop) < 0)
        .toArray();
  }

  /** The numbers of all other loops; none if these cannot be told from each other. */
  int[] notAround(int block) {
    return notAround[block];
  }

  /** The numbers of the loops of which a new iteration begins with a block. */
  int[] headedBy(int block) {
    return headed[block];
  }

  /** Whether what a block makes has the iterations of the loops around it to tell it by. */
  boolean isCounted(int block) {
    return isRegular || !code.loops().repeats(block);
  }
}
