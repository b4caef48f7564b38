package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Closure;
import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Value;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What each value of a method may be. As values have one definition each, that does not depend on
 * the point in the method; loops need a few rounds, until nothing is added.
 */
final class Values {

  private static final int MAX_ROUNDS = 6;

  private final Body body;
  private final Symbols[] symbols;
  private final ValueTransfer transfer;

  /** What the method's own objects hold. */
  final OwnObjects objects = new OwnObjects();

  /** What loads find. */
  final Cells cells = new Cells(objects);

  /** The classes of own objects that are known exactly, as internal names. */
  private final Map<Integer, String> exactTypes = new HashMap<>();

  private final Set<Integer> safeObjects = new HashSet<>();
  private final Map<Integer, Closure> closures = new HashMap<>();

  Values(Context context, Body body, Calls calls) {
    this.body = body;
    this.symbols = new Symbols[body.valueCount()];
    Arrays.fill(symbols, Symbols.NONE);
    this.transfer = new ValueTransfer(context, calls, this);
  }

  /** Returns whether nothing is missing: some loops would need more rounds than are made. */
  boolean solve() {
    for (Value.Parameter parameter : body.parameters()) {
      if (canReach(parameter.type())) {
        symbols[parameter.id()] = Symbols.of(Path.ofFormal(parameter.index()));
      }
    }
    for (int round = 0; round < MAX_ROUNDS; round++) {
      cells.beginRound();
      for (Block block : body.blocks()) {
        for (Value.Phi phi : block.phis()) {
          mergePhi(phi, block);
        }
        FixedList<Instruction> instructions = block.instructions();
        for (int i = 0; i < instructions.size(); i++) {
          instructions.get(i).accept(transfer);
        }
      }
      if (!cells.hasChanged() && !loopsBringMore()) {
        return true;
      }
    }
    return false;
  }

  Symbols of(Value value) {
    return symbols[value.id()];
  }

  @Nullable String exactType(int object) {
    return exactTypes.get(object);
  }

  @Nullable Closure closure(int object) {
    return closures.get(object);
  }

  /** What comes back to the head of a loop is there from the second round on only. */
  private void mergePhi(Value.Phi phi, Block block) {
    if (!canReach(phi.type())) {
      return;
    }
    for (int i = 0; i < phi.operandCount(); i++) {
      Symbols operand = of(phi.operand(i));
      boolean fromLoop = block.predecessor(i) >= block.index();
      add(phi, fromLoop ? operand.uncertain() : operand);
    }
  }

  /** Whether what comes back to a loop's head is not yet known there. */
  private boolean loopsBringMore() {
    for (Block block : body.blocks()) {
      if (isLoopHead(block)) {
        for (Value.Phi phi : block.phis()) {
          Symbols before = of(phi);
          mergePhi(phi, block);
          if (!of(phi).equals(before)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isLoopHead(Block block) {
    for (int i = 0; i < block.predecessorCount(); i++) {
      if (block.predecessor(i) >= block.index()) {
        return true;
      }
    }
    return false;
  }

  /** A value may be more. */
  void add(Value value, Symbols more) {
    Symbols before = symbols[value.id()];
    Symbols after = before.union(more);
    if (!after.equals(before)) {
      symbols[value.id()] = after;
    }
  }

  /** Whether fields of a value of this type can be raced for. */
  static boolean canReach(JavaType type) {
    return type.isReference() && !type.equals(JavaType.STRING) && !type.equals(JavaType.CLASS);
  }

  /**
   * A result may be an object that the method made.
   *
   * @param exactType its class, if that is known exactly
   */
  void makeFresh(Value.Result result, @Nullable String exactType) {
    if (exactType != null) {
      exactTypes.put(result.id(), exactType);
    }
    add(result, Symbols.ofFresh(result.id()));
  }

  /** A result may be an object that runs code. */
  void makeClosure(Value.Result result, Closure closure) {
    closures.put(result.id(), closure);
    makeFresh(result, null);
  }

  Arguments actuals(Invoke call) {
    Symbols[] actuals = new Symbols[call.operandCount()];
    for (int i = 0; i < actuals.length; i++) {
      actuals[i] = of(call.operand(i));
    }
    return new Arguments(body.method(), FixedList.over(actuals), call);
  }

  /** For what models say of results. */
  void result(Value.Result result, Symbols what) {
    if (canReach(result.type())) {
      add(result, what);
    }
  }

  /**
   * For new objects that models tell of.
   *
   * @param safe whether accesses to its contents cannot race
   */
  void newResult(Value.Result result, boolean safe) {
    if (canReach(result.type())) {
      makeFresh(result, null);
      if (safe) {
        safeObjects.add(result.id());
      }
    }
  }

  /**
   * For what a call takes out of a container: nobody else gets it from there any more. What the
   * method itself has put in is known.
   */
  void taken(Value.Result result, Symbols container) {
    if (canReach(result.type())) {
      Symbols own = new Symbols(FixedList.of(), container.fresh(), container.loss());
      add(result, cells.load(own, Step.ELEMENT));
      if (!container.reached().isEmpty()) {
        makeFresh(result, null);
      }
    }
  }

  /** Without own objects whose contents cannot be raced for. */
  Symbols withoutSafe(Symbols container) {
    if (safeObjects.isEmpty() || container.fresh().stream().noneMatch(safeObjects::contains)) {
      return container;
    }
    return new Symbols(
        container.reached(),
        FixedList.copyOf(
            container.fresh().stream().filter(object -> !safeObjects.contains(object)).toList()),
        container.loss());
  }
}
