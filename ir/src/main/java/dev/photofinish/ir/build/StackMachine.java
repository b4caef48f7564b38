package dev.photofinish.ir.build;

import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodRef;
import java.util.Arrays;
import org.objectweb.asm.Opcodes;

/**
 * Runs the instructions of a block on numbers of values in place of values: finds out what the
 * operands of each instruction are, and gives each result a number of its own.
 */
final class StackMachine {

  private static final int[] NO_OPERANDS = {};

  private final Code code;
  private final Definitions definitions;
  private final TypePool types;
  private final VariableNames names;

  /** The operands of each instruction, as numbers of values. */
  final int[][] operands;

  /** The number of the value that each instruction defines; -1 if none. */
  final int[] results;

  /** The state while a block runs. The locals are copied before the first change. */
  int[] locals = NO_OPERANDS;

  private boolean localsAreShared;
  private int[] stack = new int[16];
  private int height;

  StackMachine(Code code, Definitions definitions, TypePool types, VariableNames names) {
    this.code = code;
    this.definitions = definitions;
    this.types = types;
    this.names = names;
    this.operands = new int[code.size][];
    this.results = new int[code.size];
    Arrays.fill(results, -1);
  }

  /** Starts a block. The arrays are read, not kept for writing. */
  void enter(int[] localsAtEntry, int[] stackAtEntry) {
    locals = localsAtEntry;
    localsAreShared = true;
    height = 0;
    for (int value : stackAtEntry) {
      push(value);
    }
  }

  int[] stackAtExit() {
    return height == 0 ? NO_OPERANDS : Arrays.copyOf(stack, height);
  }

  void run(int index) {
    int opcode = code.opcodes[index];
    if (Bytecodes.isConstant(opcode)) {
      push(definitions.add(Definitions.Kind.CONSTANT, index, isWideConstant(index, opcode)));
    } else if (Bytecodes.isLoad(opcode)) {
      push(local(code.operands[index]));
    } else if (Bytecodes.isStore(opcode)) {
      assign(index, pop(), Bytecodes.isWideAccess(opcode));
    } else if (opcode == Opcodes.IINC) {
      increment(index);
    } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
      shuffle(opcode);
    } else if (opcode >= Opcodes.INVOKEVIRTUAL && opcode <= Opcodes.INVOKEDYNAMIC) {
      call(index, opcode);
    } else {
      compute(index, opcode);
    }
  }

  private boolean isWideConstant(int index, int opcode) {
    return switch (opcode) {
      case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 -> true;
      case Opcodes.LDC -> ConstantValues.typeOf(code.payload(index)).size() == 2;
      default -> false;
    };
  }

  private int local(int slot) {
    int value = locals[slot];
    if (value < 0) {
      throw new MalformedCodeException("local variable " + slot + " is read before it is set");
    }
    return value;
  }

  private void assign(int index, int value, boolean isWide) {
    int slot = code.operands[index];
    if (slot + (isWide ? 1 : 0) >= locals.length) {
      throw new MalformedCodeException("local variable " + slot + " is beyond the maximum");
    }
    if (localsAreShared) {
      locals = locals.clone();
      localsAreShared = false;
    }
    locals[slot] = value;
    if (isWide) {
      locals[slot + 1] = -1;
    }
    if (slot > 0 && locals[slot - 1] >= 0 && definitions.wide[locals[slot - 1]]) {
      locals[slot - 1] = -1;
    }
    definitions.name(value, names.at(slot, index + 1));
  }

  private void increment(int index) {
    int amount = definitions.add(Definitions.Kind.CONSTANT, index, false);
    operands[index] = new int[] {local(code.operands[index]), amount};
    results[index] = definitions.add(Definitions.Kind.RESULT, index, false);
    assign(index, results[index], false);
  }

  private void call(int index, int opcode) {
    MethodDescriptor descriptor = descriptorOfCall(index);
    int count = descriptor.parameters().size();
    if (opcode != Opcodes.INVOKESTATIC && opcode != Opcodes.INVOKEDYNAMIC) {
      count++;
    }
    operands[index] = popAll(count);
    pushResult(index, descriptor.returnType());
  }

  private MethodDescriptor descriptorOfCall(int index) {
    Object payload = code.payload(index);
    return payload instanceof MethodRef method
        ? method.descriptor()
        : types.ofMethod(((CodeCollector.DynamicCall) payload).descriptor());
  }

  private void compute(int index, int opcode) {
    int count = opcode == Opcodes.MULTIANEWARRAY ? code.operands[index] : Bytecodes.pops(opcode);
    boolean comparesWithZero = Bytecodes.isConditionalJump(opcode) && count == 1;
    if (comparesWithZero) {
      push(definitions.add(Definitions.Kind.CONSTANT, index, false));
      count++;
    }
    operands[index] = popAll(count);
    if (opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC) {
      pushResult(index, ((FieldRef) code.payload(index)).type());
    } else {
      pushResult(index, ResultTypes.of(opcode));
    }
  }

  private void pushResult(int index, JavaType type) {
    if (type.size() > 0) {
      results[index] = definitions.add(Definitions.Kind.RESULT, index, type.size() == 2);
      push(results[index]);
    }
  }

  private void push(int value) {
    if (height == stack.length) {
      stack = Arrays.copyOf(stack, 2 * height);
    }
    stack[height++] = value;
  }

  private int pop() {
    if (height == 0) {
      throw new MalformedCodeException("the operand stack runs empty");
    }
    return stack[--height];
  }

  private int[] popAll(int count) {
    if (count == 0) {
      return NO_OPERANDS;
    } else if (count > height) {
      throw new MalformedCodeException("the operand stack runs empty");
    }
    height -= count;
    return Arrays.copyOfRange(stack, height, height + count);
  }

  /** The stack instructions, which see a long or double as two slots (JVMS 6.5, dup and others). */
  private void shuffle(int opcode) {
    switch (opcode) {
      case Opcodes.POP -> pop();
      case Opcodes.POP2 -> popSlots();
      case Opcodes.DUP -> duplicate(1, 0);
      case Opcodes.DUP_X1 -> duplicate(1, 1);
      case Opcodes.DUP_X2 -> duplicate(1, valuesInTwoSlots(1));
      case Opcodes.DUP2 -> duplicate(valuesInTwoSlots(0), 0);
      case Opcodes.DUP2_X1 -> duplicate(valuesInTwoSlots(0), 1);
      case Opcodes.DUP2_X2 -> {
        int top = valuesInTwoSlots(0);
        duplicate(top, valuesInTwoSlots(top));
      }
      default -> swap();
    }
  }

  private void popSlots() {
    int count = valuesInTwoSlots(0);
    for (int i = 0; i < count; i++) {
      pop();
    }
  }

  /** How many values fill two slots below the topmost values: one wide one or two others. */
  private int valuesInTwoSlots(int below) {
    int position = height - 1 - below;
    if (position < 0) {
      throw new MalformedCodeException("the operand stack runs empty");
    }
    return definitions.wide[stack[position]] ? 1 : 2;
  }

  /** Copies the topmost values to below the next ones. */
  private void duplicate(int count, int below) {
    int[] copied = popAll(count);
    int[] passed = popAll(below);
    pushAll(copied);
    pushAll(passed);
    pushAll(copied);
  }

  private void pushAll(int[] values) {
    for (int value : values) {
      push(value);
    }
  }

  private void swap() {
    int top = pop();
    int next = pop();
    push(top);
    push(next);
  }
}
