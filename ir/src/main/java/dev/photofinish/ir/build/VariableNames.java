package dev.photofinish.ir.build;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which variable of the source a slot holds at an instruction, from the debug information. */
final class VariableNames {

  private final List<List<Code.LocalVariable>> bySlot = new ArrayList<>();

  VariableNames(Code code) {
    for (Code.LocalVariable variable : code.variables) {
      while (bySlot.size() <= variable.slot()) {
        bySlot.add(new ArrayList<>(1));
      }
      bySlot.get(variable.slot()).add(variable);
    }
  }

  @Nullable String at(int slot, int index) {
    if (slot >= bySlot.size()) {
      return null;
    }
    for (Code.LocalVariable variable : bySlot.get(slot)) {
      if (Code.indexOf(variable.start()) <= index && index < Code.indexOf(variable.end())) {
        return variable.name();
      }
    }
    return null;
  }
}
