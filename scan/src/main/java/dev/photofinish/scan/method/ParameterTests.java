package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.If;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Switch;
import dev.photofinish.ir.Value;
import dev.photofinish.scan.domain.Condition;
import dev.photofinish.scan.domain.When;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What it says of parameters that control goes one way at the end of a block and not another. */
final class ParameterTests {

  private ParameterTests() {}

  /** What is certain on the way to a successor, if something is already. */
  static When onEdge(When before, Block block, int successor) {
    List<Instruction> instructions = block.instructions();
    Instruction last = instructions.isEmpty() ? null : instructions.get(instructions.size() - 1);
    if (last instanceof If test) {
      return onEdge(before, test, successor == 0);
    } else if (last instanceof Switch branch) {
      return onEdge(before, branch, successor);
    }
    return before;
  }

  private static When onEdge(When before, If test, boolean holds) {
    boolean isEqual = test.comparison() == Comparison.EQ;
    if (!isEqual && test.comparison() != Comparison.NE) {
      return before;
    }
    boolean swapped = test.left() instanceof Value.Constant;
    Value tested = LockNaming.plain(swapped ? test.right() : test.left());
    Integer value = constant(swapped ? test.left() : test.right());
    return tested instanceof Value.Parameter parameter && value != null
        ? before.and(new Condition(parameter.index(), isEqual == holds, value))
        : before;
  }

  private static When onEdge(When before, Switch branch, int successor) {
    if (!(branch.selector() instanceof Value.Parameter parameter)) {
      return before;
    } else if (successor < branch.keyCount()) {
      return before.and(new Condition(parameter.index(), true, branch.key(successor)));
    }
    When when = before;
    for (int i = 0; i < branch.keyCount(); i++) {
      when = when.and(new Condition(parameter.index(), false, branch.key(i)));
    }
    return when;
  }

  private static @Nullable Integer constant(Value value) {
    return value instanceof Value.Constant given
            && Given.of(given) instanceof Given.Constant constant
        ? constant.value()
        : null;
  }
}
