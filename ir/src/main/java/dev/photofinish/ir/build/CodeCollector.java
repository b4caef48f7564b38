package dev.photofinish.ir.build;

import dev.photofinish.ir.DynamicConstant;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodRef;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes a method's bytecode, as ASM reads it, into a {@link Code}. */
final class CodeCollector extends MethodVisitor {

  /** An invokedynamic instruction as the class file has it. */
  record DynamicCall(String name, String descriptor, Handle bootstrap, Object[] arguments) {}

  private final Code code;
  private final TypePool types;
  private int line;

  CodeCollector(Code code, TypePool types) {
    super(Opcodes.ASM9);
    this.code = code;
    this.types = types;
  }

  private void add(int opcode, int operand, @Nullable Object payload) {
    code.add(opcode, operand, payload, line);
  }

  @Override
  public void visitLabel(Label label) {
    label.info = code.size;
  }

  @Override
  public void visitLineNumber(int number, Label start) {
    line = number;
  }

  @Override
  public void visitFrame(int type, int localCount, Object[] local, int stackCount, Object[] stack) {
    Object[] locals = Arrays.copyOf(local, localCount);
    Object[] operands = Arrays.copyOf(stack, stackCount);
    code.frames.add(new Code.Frame(code.size, locals, operands));
  }

  @Override
  public void visitInsn(int opcode) {
    add(opcode, 0, null);
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    add(opcode, operand, null);
  }

  @Override
  public void visitVarInsn(int opcode, int slot) {
    code.hasSubroutines |= opcode == Opcodes.RET;
    add(opcode, slot, null);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    add(opcode, 0, types.ofConstant(type));
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    add(opcode, 0, new FieldRef(owner, name, types.ofDescriptor(descriptor)));
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    add(opcode, 0, new MethodRef(owner, name, types.ofMethod(descriptor), isInterface));
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    add(Opcodes.INVOKEDYNAMIC, 0, new DynamicCall(name, descriptor, bootstrap, arguments));
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    code.hasSubroutines |= opcode == Opcodes.JSR;
    add(opcode, 0, label);
  }

  @Override
  public void visitLdcInsn(Object value) {
    add(Opcodes.LDC, 0, constant(value));
  }

  private Object constant(Object value) {
    if (value instanceof Type type) {
      return type.getSort() == Type.METHOD
          ? types.ofMethod(type.getDescriptor())
          : types.ofDescriptor(type.getDescriptor());
    } else if (value instanceof Handle handle) {
      return types.ofHandle(handle);
    } else if (value instanceof ConstantDynamic dynamic) {
      JavaType type = types.ofDescriptor(dynamic.getDescriptor());
      return new DynamicConstant(
          dynamic.getName(), type, types.ofHandle(dynamic.getBootstrapMethod()));
    }
    return value;
  }

  @Override
  public void visitIincInsn(int slot, int increment) {
    add(Opcodes.IINC, slot, increment);
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label defaultLabel, Label... labels) {
    int[] keys = new int[labels.length];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = min + i;
    }
    add(Opcodes.TABLESWITCH, 0, new Code.SwitchTargets(keys, labels, defaultLabel));
  }

  @Override
  public void visitLookupSwitchInsn(Label defaultLabel, int[] keys, Label[] labels) {
    add(Opcodes.LOOKUPSWITCH, 0, new Code.SwitchTargets(keys, labels, defaultLabel));
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    add(Opcodes.MULTIANEWARRAY, dimensions, types.ofDescriptor(descriptor));
  }

  @Override
  public void visitTryCatchBlock(Label start, Label end, Label handler, @Nullable String type) {
    code.tryCatches.add(new Code.TryCatch(start, end, handler, type));
  }

  @Override
  public void visitLocalVariable(
      String name,
      String descriptor,
      @Nullable String signature,
      Label start,
      Label end,
      int slot) {
    code.variables.add(new Code.LocalVariable(name, start, end, slot));
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    code.maxLocals = maxLocals;
  }
}
