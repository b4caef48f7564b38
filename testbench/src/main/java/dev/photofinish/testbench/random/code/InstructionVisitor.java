package dev.photofinish.testbench.random.code;

/** Does something else for each kind of instruction. */
public interface InstructionVisitor<R> {

  R visitRun(Instruction.Run instruction);

  R visitBranch(Instruction.Branch instruction);

  R visitJump(Instruction.Jump instruction);

  R visitEnter(Instruction.Enter instruction);

  R visitExit(Instruction.Exit instruction);

  R visitAcquire(Instruction.Acquire instruction);

  R visitRelease(Instruction.Release instruction);

  R visitCatch(Instruction.Catch instruction);

  R visitRethrow(Instruction.Rethrow instruction);
}
