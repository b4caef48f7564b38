package dev.photofinish.testbench.random.explore;

import dev.photofinish.testbench.random.code.Instruction;
import dev.photofinish.testbench.random.code.InstructionVisitor;
import dev.photofinish.testbench.random.syntax.Condition;
import dev.photofinish.testbench.random.syntax.Done;

/** Does instructions that are about control and locks, and leaves steps to others. */
final class InstructionRunner implements InstructionVisitor<Done> {

  private final Turn turn;
  private final Locks locks;

  InstructionRunner(Turn turn) {
    this.turn = turn;
    this.locks = new Locks(turn);
  }

  @Override
  public Done visitRun(Instruction.Run instruction) {
    return instruction.step().accept(new StepRunner(turn));
  }

  @Override
  public Done visitBranch(Instruction.Branch instruction) {
    boolean isHeld = holds(instruction.condition());
    turn.thread().decides(isHeld);
    return isHeld ? Done.DONE : goTo(instruction.target());
  }

  private boolean holds(Condition condition) {
    Frame frame = turn.frame();
    if (condition instanceof Condition.Less less) {
      return frame.get(less.variable()) < less.bound();
    } else if (condition instanceof Condition.Same same) {
      return frame.get(same.left()) == frame.get(same.right());
    } else if (condition instanceof Condition.IsA test) {
      int name = frame.get(test.variable());
      return name != State.NULL && turn.object(name).shape.isA(test.className());
    }
    return frame.get(((Condition.IsNull) condition).variable()) == State.NULL;
  }

  private Done goTo(int target) {
    turn.frame().next = target;
    return Done.DONE;
  }

  @Override
  public Done visitJump(Instruction.Jump instruction) {
    return goTo(instruction.target());
  }

  @Override
  public Done visitEnter(Instruction.Enter instruction) {
    locks.enter(turn.object(instruction.lock()));
    return Done.DONE;
  }

  @Override
  public Done visitExit(Instruction.Exit instruction) {
    locks.exit(turn.object(instruction.lock()));
    return Done.DONE;
  }

  @Override
  public Done visitAcquire(Instruction.Acquire instruction) {
    locks.acquire(turn.object(instruction.lock()), instruction.mode());
    return Done.DONE;
  }

  @Override
  public Done visitRelease(Instruction.Release instruction) {
    locks.release(turn.object(instruction.lock()), instruction.mode());
    return Done.DONE;
  }

  @Override
  public Done visitCatch(Instruction.Catch instruction) {
    return Done.DONE;
  }

  @Override
  public Done visitRethrow(Instruction.Rethrow instruction) {
    throw new Thrown(turn.frame().get(instruction.exception()));
  }
}
