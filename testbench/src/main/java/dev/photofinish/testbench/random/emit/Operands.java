package dev.photofinish.testbench.random.emit;

import dev.photofinish.testbench.random.syntax.Operation;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes what moves values between variables and the stack. */
final class Operands {

  private final MethodVisitor out;

  Operands(MethodVisitor out) {
    this.out = out;
  }

  void load(List<Value> values) {
    values.forEach(this::load);
  }

  void load(Value value) {
    if (value instanceof Variable variable) {
      boolean reference = variable.type().isReference();
      out.visitVarInsn(reference ? Opcodes.ALOAD : Opcodes.ILOAD, variable.slot());
    } else if (value instanceof Value.Constant constant) {
      number(constant.value());
    } else if (value instanceof Value.Sum sum) {
      load(sum.variable());
      number(sum.addend());
      out.visitInsn(Opcodes.IADD);
    } else if (value instanceof Value.Computed computed) {
      load(computed.variable());
      number(computed.operand());
      out.visitInsn(opcode(computed.operation()));
    } else if (value instanceof Value.OfClass literal) {
      out.visitLdcInsn(Type.getObjectType(literal.className()));
    } else {
      out.visitInsn(Opcodes.ACONST_NULL);
    }
  }

  private static int opcode(Operation operation) {
    return switch (operation) {
      case AND -> Opcodes.IAND;
      case OR -> Opcodes.IOR;
      case XOR -> Opcodes.IXOR;
      case SHIFT_LEFT -> Opcodes.ISHL;
      case SHIFT_RIGHT -> Opcodes.ISHR;
      case SHIFT_RIGHT_UNSIGNED -> Opcodes.IUSHR;
      case DIVIDE -> Opcodes.IDIV;
      case REMAINDER -> Opcodes.IREM;
    };
  }

  void number(int value) {
    out.visitIntInsn(Opcodes.SIPUSH, value);
  }

  void store(Variable variable) {
    boolean reference = variable.type().isReference();
    out.visitVarInsn(reference ? Opcodes.ASTORE : Opcodes.ISTORE, variable.slot());
  }
}
