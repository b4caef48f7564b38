package dev.photofinish.scan.method;

import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Condition;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.When;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a callee gets as its receiver and parameters.
 *
 * @param caller who passes it
 * @param symbols what each may be
 * @param source the instruction whose operands are the first of them; null if there is none
 */
record Arguments(MethodModel caller, FixedList<Symbols> symbols, @Nullable Instruction source) {

  /** With one more. */
  Arguments with(Symbols parameter) {
    List<Symbols> more = new ArrayList<>(symbols);
    more.add(parameter);
    return new Arguments(caller, FixedList.copyOf(more), source);
  }

  private Given given(int formal) {
    return source != null && formal < source.operandCount()
        ? Given.of(source.operand(formal), caller)
        : Given.Vague.UNKNOWN;
  }

  /** What is passed for the parameters that decide whether the callee accesses something. */
  Map<Integer, Given> deciding(Summary callee) {
    Map<Integer, Given> deciding = Map.of();
    FixedList<Snapshot> accesses = callee.accesses();
    for (int i = 0; i < accesses.size(); i++) {
      When when = accesses.get(i).when();
      if (!when.isAny()) {
        deciding = deciding.isEmpty() ? new HashMap<>() : deciding;
        for (Condition condition : when.conditions()) {
          deciding.computeIfAbsent(condition.formal(), this::given);
        }
      }
    }
    return deciding;
  }

  /**
   * What conditions on the callee's parameters say of the caller's.
   *
   * @param here what is certain of those already
   * @return null if that cannot be
   */
  @Nullable When when(When inCallee, When here) {
    When all = here;
    for (Condition condition : inCallee.conditions()) {
      Given given = given(condition.formal());
      if (given instanceof Given.Formal formal) {
        Condition renamed = condition.of(formal.index());
        if (all.excludes(renamed)) {
          return null;
        }
        all = all.and(renamed);
      } else if (!allows(given, condition)) {
        return null;
      }
    }
    return all;
  }

  private static boolean allows(Given given, Condition condition) {
    if (given instanceof Given.Constant constant) {
      return condition.holdsFor(constant.value());
    }
    return given != Given.Vague.NOT_NULL || !condition.equal();
  }
}
