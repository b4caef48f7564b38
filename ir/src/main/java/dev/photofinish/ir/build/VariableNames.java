package dev.photofinish.ir.build;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which variable of the source a slot holds at an instruction, from the debug information. */
final class VariableNames {

  /** Up to here a look through the list is as fast as an index. */
  private static final int FEW = 16;

  private final List<Code.LocalVariable> variables;

  /** The variables of each slot; empty if they are few. */
  private final List<List<Code.LocalVariable>> bySlot = new ArrayList<>(0);

  VariableNames(Code code) {
    this.variables = code.variables;
    if (variables.size() > FEW) {
      index();
    }
  }

  private void index() {
    for (Code.LocalVariable variable : variables) {
      while (bySlot.size() <= variable.slot()) {
        bySlot.add(new ArrayList<>(1));
      }
      bySlot.get(variable.slot()).add(variable);
    }
  }

  @Nullable String at(int slot, int index) {
    List<Code.LocalVariable> candidates = candidates(slot);
    for (int i = 0; i < candidates.size(); i++) {
      Code.LocalVariable variable = candidates.get(i);
      if (variable.slot() == slot && variable.start() <= index && index < variable.end()) {
        return variable.name();
      }
    }
    return null;
  }

  private List<Code.LocalVariable> candidates(int slot) {
    if (variables.size() <= FEW) {
      return variables;
    }
    return slot < bySlot.size() ? bySlot.get(slot) : List.of();
  }
}
