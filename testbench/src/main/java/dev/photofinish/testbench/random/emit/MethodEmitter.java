package dev.photofinish.testbench.random.emit;

import dev.photofinish.testbench.random.code.Handler;
import dev.photofinish.testbench.random.code.Instruction;
import dev.photofinish.testbench.random.code.MethodCode;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.MethodTree;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes one method. */
final class MethodEmitter {

  private final MethodCode code;
  private final MethodVisitor out;
  private final Label[] labels;

  private MethodEmitter(MethodCode code, MethodVisitor out) {
    this.code = code;
    this.out = out;
    this.labels = new Label[code.instructions().size() + 1];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = new Label();
    }
  }

  static boolean isInitialiser(MethodCode code) {
    return code.method().signature().name().equals(Signature.CLASS_INITIALISER);
  }

  /**
   * @param fields those of the class
   */
  static void emit(MethodCode code, List<Field> fields, ClassWriter writer) {
    Signature signature = code.method().signature();
    MethodVisitor out =
        writer.visitMethod(flags(code), signature.name(), signature.descriptor(), null, null);
    out.visitCode();
    if (isInitialiser(code)) {
      Atomics.make(fields, out);
    }
    new MethodEmitter(code, out).emit();
    out.visitMaxs(0, 0);
    out.visitEnd();
  }

  private static int flags(MethodCode code) {
    MethodTree method = code.method();
    return (isInitialiser(code) ? 0 : Opcodes.ACC_PUBLIC)
        | (method.signature().isStatic() ? Opcodes.ACC_STATIC : 0)
        | (method.isSynchronized() ? Opcodes.ACC_SYNCHRONIZED : 0);
  }

  private void emit() {
    for (Handler handler : code.handlers()) {
      String type = handler.everything() ? null : Library.EXCEPTION;
      out.visitTryCatchBlock(
          labels[handler.from()], labels[handler.to()], labels[handler.target()], type);
    }
    presetLocals();
    instructions();
  }

  /** So that the code verifies whatever a mutation took away. */
  private void presetLocals() {
    for (Variable local : code.method().locals()) {
      boolean reference = local.type().isReference();
      out.visitInsn(reference ? Opcodes.ACONST_NULL : Opcodes.ICONST_0);
      out.visitVarInsn(reference ? Opcodes.ASTORE : Opcodes.ISTORE, local.slot());
    }
  }

  private void instructions() {
    InstructionEmitter emitter = new InstructionEmitter(out, labels);
    List<Instruction> instructions = code.instructions();
    for (int i = 0; i < instructions.size(); i++) {
      out.visitLabel(labels[i]);
      out.visitLineNumber(instructions.get(i).line(), labels[i]);
      instructions.get(i).accept(emitter);
    }
    out.visitLabel(labels[instructions.size()]);
  }
}
