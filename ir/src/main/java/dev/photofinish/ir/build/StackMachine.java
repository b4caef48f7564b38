package dev.photofinish.ir.build;

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
  private final Buffers buffers;
  private final Definitions definitions;
  private final VariableNames names;

  private final Operands operands;
  private final ResultTypes types;

  /** The state while a block runs. The locals are copied before the first change. */
  int[] locals = NO_OPERANDS;

  private boolean localsAreShared;
  private int[] stack;
  private int height;

  StackMachine(Code code, Buffers buffers, ResultTypes types, VariableNames names) {
    this.code = code;
    this.buffers = buffers;
    this.definitions = buffers.definitions;
    this.operands = buffers.operands;
    this.types = types;
    this.names = names;
    this.stack = buffers.stack;
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
    switch (Bytecodes.effect(opcode)) {
      case PUSH_CONSTANT -> push(constant(index));
      case LOAD -> push(local(code.operands[index]));
      case STORE -> assign(index, pop(), Bytecodes.isWideAccess(opcode));
      case INCREMENT -> increment(index);
      case SHUFFLE -> shuffle(opcode);
      case CALL -> call(index, opcode);
      case COMPUTE -> compute(index, opcode);
    }
  }

  private int constant(int index) {
    JavaType type = ConstantValues.typeOf(code, index);
    return definitions.addConstant(index, type);
  }

  private int local(int slot) {
    if (slot >= locals.length || locals[slot] < 0) {
      throw new MalformedCodeException("local variable " + slot + " is read before it is set");
    }
    return locals[slot];
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
    push(local(code.operands[index]));
    push(constant(index));
    use(index, 2);
    pushResult(index, JavaType.INT);
    assign(index, pop(), false);
  }

  private void call(int index, int opcode) {
    MethodDescriptor descriptor = descriptorOfCall(index);
    int count = descriptor.parameters().size();
    if (opcode != Opcodes.INVOKESTATIC && opcode != Opcodes.INVOKEDYNAMIC) {
      count++;
    }
    use(index, count);
    pushResult(index, descriptor.returnType());
  }

  private MethodDescriptor descriptorOfCall(int index) {
    Object payload = code.payload(index);
    return payload instanceof MethodRef method
        ? method.descriptor()
        : ((DynamicCall) payload).descriptor();
  }

  private void compute(int index, int opcode) {
    if (Bytecodes.onlyMovesControl(opcode)) {
      return;
    }
    int count = opcode == Opcodes.MULTIANEWARRAY ? code.operands[index] : Bytecodes.pops(opcode);
    boolean comparesWithZero = Bytecodes.isConditionalJump(opcode) && count == 1;
    if (comparesWithZero) {
      push(constant(index));
      count++;
    }
    use(index, count);
    if (opcode == Opcodes.AALOAD || opcode == Opcodes.BALOAD) {
      loadElement(index, opcode);
    } else {
      pushResult(index, types.of(code, index));
    }
  }

  private void loadElement(int index, int opcode) {
    JavaType array = definitions.types[operands.get(operands.size() - 1, 0)];
    if (array != null) {
      pushResult(index, types.ofElement(array, opcode));
    } else {
      int element = definitions.add(index, false);
      operands.setLastResult(element);
      operands.markOpenLoad();
      push(element);
    }
  }

  private void pushResult(int index, JavaType type) {
    if (type.size() > 0) {
      int value = definitions.add(index, type);
      operands.setLastResult(value);
      push(value);
    }
  }

  private void push(int value) {
    if (height == stack.length) {
      stack = Arrays.copyOf(stack, 2 * height);
      buffers.stack = stack;
    }
    stack[height++] = value;
  }

  private int pop() {
    if (height == 0) {
      throw new MalformedCodeException("the operand stack runs empty");
    }
    return stack[--height];
  }

  /** Takes the topmost values as an instruction's operands. */
  private void use(int index, int count) {
    drop(count);
    operands.add(index, stack, height, count);
  }

  private int[] popAll(int count) {
    drop(count);
    return Arrays.copyOfRange(stack, height, height + count);
  }

  private void drop(int count) {
    if (count > height) {
      throw new MalformedCodeException("the operand stack runs empty");
    }
    height -= count;
  }

  /** The stack instructions, which see a long or double as two slots (JVMS 6.5, dup and others). */
  private void shuffle(int opcode) {
    switch (opcode) {
      case Opcodes.POP -> drop(1);
      case Opcodes.POP2 -> popSlots();
      case Opcodes.DUP -> pushTop();
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
    drop(valuesInTwoSlots(0));
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

  private void pushTop() {
    int top = pop();
    push(top);
    push(top);
  }

  private void swap() {
    int top = pop();
    int next = pop();
    push(top);
    push(next);
  }
}
