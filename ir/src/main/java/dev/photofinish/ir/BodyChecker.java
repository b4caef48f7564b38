package dev.photofinish.ir;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Checks the rules that every body keeps: each value has one definition, and a definition dominates
 * its uses (a phi uses its operand at the end of the predecessor).
 */
public final class BodyChecker {

  private final Body body;
  private final Dominators dominators;
  private final List<String> violations = new ArrayList<>();

  /** Where each value is defined: its block, and its position there; parameters before all. */
  private final int[] definingBlock;

  private final int[] definingPosition;

  private BodyChecker(Body body) {
    this.body = body;
    this.dominators = Dominators.of(body);
    this.definingBlock = new int[body.valueCount()];
    this.definingPosition = new int[body.valueCount()];
    Arrays.fill(definingBlock, -1);
  }

  /** What is wrong with a body, one sentence each; empty if nothing is. */
  public static List<String> check(Body body) {
    BodyChecker checker = new BodyChecker(body);
    checker.define();
    checker.checkUses();
    return checker.violations;
  }

  private void define() {
    body.parameters().forEach(parameter -> define(parameter, 0, -1));
    for (Block block : body.blocks()) {
      block.phis().forEach(phi -> define(phi, block.index(), -1));
      block.caught().ifPresent(caught -> define(caught, block.index(), -1));
      List<Instruction> instructions = block.instructions();
      for (int i = 0; i < instructions.size(); i++) {
        int position = i;
        instructions.get(i).result().ifPresent(r -> define(r, block.index(), position));
      }
    }
  }

  private void define(Value value, int block, int position) {
    if (body.value(value.id()) != value) {
      violations.add(value + " is not the value with its number");
    } else if (definingBlock[value.id()] >= 0) {
      violations.add(value + " is defined twice");
    }
    definingBlock[value.id()] = block;
    definingPosition[value.id()] = position;
  }

  private void checkUses() {
    for (Block block : body.blocks()) {
      block.phis().forEach(phi -> checkPhi(block, phi));
      List<Instruction> instructions = block.instructions();
      for (int i = 0; i < instructions.size(); i++) {
        for (Value operand : instructions.get(i).operands()) {
          checkUse(operand, block.index(), i);
        }
      }
    }
  }

  private void checkPhi(Block block, Value.Phi phi) {
    if (phi.operandCount() != block.predecessorCount()) {
      violations.add(phi + " does not have one operand for each predecessor");
      return;
    }
    for (int i = 0; i < phi.operandCount(); i++) {
      checkUse(phi.operand(i), block.predecessor(i), Integer.MAX_VALUE);
    }
  }

  private void checkUse(Value value, int block, int position) {
    if (value instanceof Value.Constant) {
      return;
    }
    int definedIn = definingBlock[value.id()];
    boolean fine =
        definedIn == block
            ? definingPosition[value.id()] < position
            : definedIn >= 0 && dominators.dominates(definedIn, block);
    if (!fine) {
      violations.add(value + " is used in B" + block + " where its definition may not have run");
    }
  }
}
