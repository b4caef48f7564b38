package dev.photofinish.testbench.random.code;

import dev.photofinish.testbench.random.syntax.Condition;
import dev.photofinish.testbench.random.syntax.LockMode;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Variable;

/** One instruction of a method. Targets are indices into the method's instructions. */
public sealed interface Instruction {

  /** The line of the program's text. */
  int line();

  /** Calls the visitor's method for this kind of instruction. */
  <R> R accept(InstructionVisitor<R> visitor);

  /** Does a step. */
  record Run(int line, Step step) implements Instruction {
    @Override
    public <R> R accept(InstructionVisitor<R> visitor) {
      return visitor.visitRun(this);
    }
  }

  /** Jumps if the condition does not hold. */
  record Branch(int line, Condition condition, int target) implements Instruction {
    @Override
    public <R> R accept(InstructionVisitor<R> visitor) {
      return visitor.visitBranch(this);
    }
  }

  /** Goes on elsewhere. */
  record Jump(int line, int target) implements Instruction {
    @Override
    public <R> R accept(InstructionVisitor<R> visitor) {
      return visitor.visitJump(this);
    }
  }

  /** Takes a monitor. */
  record Enter(int line, Variable lock) implements Instruction {
    @Override
    public <R> R accept(InstructionVisitor<R> visitor) {
      return visitor.visitEnter(this);
    }
  }

  /** Gives a monitor back. */
  record Exit(int line, Variable lock) implements Instruction {
    @Override
    public <R> R accept(InstructionVisitor<R> visitor) {
      return visitor.visitExit(this);
    }
  }

  /** Takes a lock of {@code java.util.concurrent.locks}. */
  record Acquire(int line, Variable lock, LockMode mode) implements Instruction {
    @Override
    public <R> R accept(InstructionVisitor<R> visitor) {
      return visitor.visitAcquire(this);
    }
  }

  /** Gives such a lock back. */
  record Release(int line, Variable lock, LockMode mode) implements Instruction {
    @Override
    public <R> R accept(InstructionVisitor<R> visitor) {
      return visitor.visitRelease(this);
    }
  }

  /** Begins a handler: takes the exception. */
  record Catch(int line, Variable exception) implements Instruction {
    @Override
    public <R> R accept(InstructionVisitor<R> visitor) {
      return visitor.visitCatch(this);
    }
  }

  /** Throws an exception on. */
  record Rethrow(int line, Variable exception) implements Instruction {
    @Override
    public <R> R accept(InstructionVisitor<R> visitor) {
      return visitor.visitRethrow(this);
    }
  }
}
