package dev.photofinish.testbench.random.emit;

import dev.photofinish.testbench.random.code.Instruction;
import dev.photofinish.testbench.random.code.InstructionVisitor;
import dev.photofinish.testbench.random.syntax.Condition;
import dev.photofinish.testbench.random.syntax.Done;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.LockMode;
import dev.photofinish.testbench.random.syntax.Variable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes instructions that are about control and locks, and leaves steps to others. */
final class InstructionEmitter implements InstructionVisitor<Done> {

  private final MethodVisitor out;
  private final Label[] labels;
  private final Operands operands;
  private final StepEmitter steps;

  InstructionEmitter(MethodVisitor out, Label[] labels) {
    this.out = out;
    this.labels = labels;
    this.operands = new Operands(out);
    this.steps = new StepEmitter(out, operands);
  }

  @Override
  public Done visitRun(Instruction.Run instruction) {
    return instruction.step().accept(steps);
  }

  @Override
  public Done visitBranch(Instruction.Branch instruction) {
    out.visitJumpInsn(compare(instruction.condition()), labels[instruction.target()]);
    return Done.DONE;
  }

  /** Pushes what a condition looks at, and returns the jump to take if it does not hold. */
  private int compare(Condition condition) {
    if (condition instanceof Condition.Less less) {
      operands.load(less.variable());
      operands.number(less.bound());
      return Opcodes.IF_ICMPGE;
    } else if (condition instanceof Condition.Same same) {
      operands.load(same.left());
      operands.load(same.right());
      return Opcodes.IF_ACMPNE;
    } else if (condition instanceof Condition.IsA test) {
      operands.load(test.variable());
      out.visitTypeInsn(Opcodes.INSTANCEOF, test.className());
      return Opcodes.IFEQ;
    }
    operands.load(((Condition.IsNull) condition).variable());
    return Opcodes.IFNONNULL;
  }

  @Override
  public Done visitJump(Instruction.Jump instruction) {
    out.visitJumpInsn(Opcodes.GOTO, labels[instruction.target()]);
    return Done.DONE;
  }

  @Override
  public Done visitEnter(Instruction.Enter instruction) {
    operands.load(instruction.lock());
    out.visitInsn(Opcodes.MONITORENTER);
    return Done.DONE;
  }

  @Override
  public Done visitExit(Instruction.Exit instruction) {
    operands.load(instruction.lock());
    out.visitInsn(Opcodes.MONITOREXIT);
    return Done.DONE;
  }

  @Override
  public Done visitAcquire(Instruction.Acquire instruction) {
    lockCall(instruction.lock(), instruction.mode(), "lock");
    return Done.DONE;
  }

  @Override
  public Done visitRelease(Instruction.Release instruction) {
    lockCall(instruction.lock(), instruction.mode(), "unlock");
    return Done.DONE;
  }

  private void lockCall(Variable lock, LockMode mode, String method) {
    operands.load(lock);
    if (mode == LockMode.PLAIN) {
      out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Library.LOCK, method, "()V", false);
      return;
    }
    String name = mode == LockMode.READ ? "readLock" : "writeLock";
    String type = Library.READ_WRITE_LOCK + (mode == LockMode.READ ? "$ReadLock" : "$WriteLock");
    out.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL, Library.READ_WRITE_LOCK, name, "()L" + type + ";", false);
    out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, type, method, "()V", false);
  }

  @Override
  public Done visitCatch(Instruction.Catch instruction) {
    operands.store(instruction.exception());
    return Done.DONE;
  }

  @Override
  public Done visitRethrow(Instruction.Rethrow instruction) {
    operands.load(instruction.exception());
    out.visitInsn(Opcodes.ATHROW);
    return Done.DONE;
  }
}
