package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.code.Instruction;
import dev.photofinish.testbench.random.code.MethodCode;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.Arrays;

/** A call that is not over. Belongs to the state. */
final class Frame {

  final MethodCode code;
  final int[] slots;

  /** The next instruction. */
  int next;

  /** The object whose monitor a synchronized method holds while it runs, or zero. */
  final int monitor;

  /** Whether that monitor is held already. */
  boolean entered;

  Frame(MethodCode code, int[] arguments, int monitor) {
    this(code, Arrays.copyOf(arguments, code.frameSize()), monitor, false);
  }

  private Frame(MethodCode code, int[] slots, int monitor, boolean entered) {
    this.code = code;
    this.slots = slots;
    this.monitor = monitor;
    this.entered = entered;
  }

  Frame copy() {
    Frame copy = new Frame(code, slots.clone(), monitor, entered);
    copy.next = next;
    return copy;
  }

  boolean waitsForMonitor() {
    return monitor != State.NULL && !entered;
  }

  Instruction instruction() {
    return code.instructions().get(next);
  }

  /** The instruction that is being done: the call, while another frame lies above. */
  Instruction current() {
    return code.instructions().get(next - 1);
  }

  void set(Variable variable, int value) {
    slots[variable.slot()] = value;
  }

  int get(Variable variable) {
    return slots[variable.slot()];
  }

  /** What a value is here. */
  int get(Value value, RuntimeProgram program) {
    if (value instanceof Variable variable) {
      return slots[variable.slot()];
    } else if (value instanceof Value.Constant constant) {
      return constant.value();
    } else if (value instanceof Value.Sum sum) {
      return slots[sum.variable().slot()] + sum.addend();
    } else if (value instanceof Value.Computed computed) {
      return computed.operation().apply(slots[computed.variable().slot()], computed.operand());
    } else if (value instanceof Value.OfClass literal) {
      return State.nameOfClass(program.require(literal.className()).index());
    }
    return State.NULL;
  }

  long hash() {
    long hash = Hash.mix(code.line(), next * 2L + (entered ? 1 : 0));
    for (int slot : slots) {
      hash = Hash.mix(hash, slot);
    }
    return hash;
  }
}
