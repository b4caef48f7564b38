package dev.photofinish.testbench.random.code;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.BlockVisitor;
import dev.photofinish.testbench.random.syntax.Condition;
import dev.photofinish.testbench.random.syntax.Done;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;
import java.util.Optional;

/** Takes one block apart. */
final class BlockLowering implements BlockVisitor<Done> {

  private final Lowering method;
  private final CodeBuffer code;
  private final Listing listing;

  BlockLowering(Lowering method) {
    this.method = method;
    this.code = method.code();
    this.listing = method.listing();
  }

  private void step(int line, Step step) {
    code.add(Lowering.run(line, step));
  }

  @Override
  public Done visitIncrement(Block.Increment block) {
    int line = listing.add(block.place() + "++;");
    Variable old = method.temporary(Type.INT);
    step(line, new Step.Read(old, block.place()));
    step(line, new Step.Write(block.place(), new Value.Sum(old, 1)));
    return Done.DONE;
  }

  @Override
  public Done visitSynchronized(Block.Synchronized block) {
    int line = listing.open("synchronized (" + block.lock() + ")");
    Variable lock = method.temporary(Type.of(Library.OBJECT));
    step(line, new Step.Assign(lock, block.lock()));
    code.add(new Instruction.Enter(line, lock));
    releasing(new Instruction.Exit(line, lock), block.body());
    listing.close();
    return Done.DONE;
  }

  @Override
  public Done visitLocked(Block.Locked block) {
    String call = block.lock() + block.mode().view();
    int line = listing.add(call + ".lock();");
    listing.open("try");
    Variable lock = method.temporary(block.lock().type());
    step(line, new Step.Assign(lock, block.lock()));
    code.add(new Instruction.Acquire(line, lock, block.mode()));
    releasing(new Instruction.Release(line, lock, block.mode()), block.body());
    listing.between("finally");
    listing.add(call + ".unlock();");
    listing.close();
    return Done.DONE;
  }

  private void releasing(Instruction release, List<Statement> body) {
    if (!code.isReachable()) {
      method.statements(body);
      return;
    }
    Region region = method.covered(Optional.of(release), body);
    code.add(release);
    CodeBuffer.Forward end = jump(release.line());
    if (!region.isEmpty()) {
      Variable exception = method.handle(region, true, release.line());
      code.add(release);
      code.addLast(new Instruction.Rethrow(release.line(), exception));
    }
    end.land();
  }

  @Override
  public Done visitAcquire(Block.Acquire block) {
    int line = listing.add(block.lock() + block.mode().view() + ".lock();");
    code.add(new Instruction.Acquire(line, block.lock(), block.mode()));
    return Done.DONE;
  }

  @Override
  public Done visitRelease(Block.Release block) {
    int line = listing.add(block.lock() + block.mode().view() + ".unlock();");
    code.add(new Instruction.Release(line, block.lock(), block.mode()));
    return Done.DONE;
  }

  /** Leads to where it is told to land; nothing follows it. */
  private CodeBuffer.Forward jump(int line) {
    return code.forwardLast(target -> new Instruction.Jump(line, target));
  }

  @Override
  public Done visitIf(Block.If block) {
    int line = listing.open("if (" + block.condition() + ")");
    CodeBuffer.Forward otherwise = branch(line, block.condition());
    method.statements(block.then());
    if (block.otherwise().isEmpty()) {
      otherwise.land();
    } else {
      CodeBuffer.Forward end = jump(line);
      otherwise.land();
      listing.between("else");
      method.statements(block.otherwise());
      end.land();
    }
    listing.close();
    return Done.DONE;
  }

  private CodeBuffer.Forward branch(int line, Condition condition) {
    return code.forward(target -> new Instruction.Branch(line, condition, target));
  }

  @Override
  public Done visitRepeat(Block.Repeat block) {
    Variable counter = block.counter();
    Condition more = new Condition.Less(counter, block.times());
    int line = listing.open("for (int " + counter + " = 0; " + more + "; " + counter + "++)");
    step(line, new Step.Assign(counter, new Value.Constant(0)));
    int head = code.position();
    CodeBuffer.Forward end = branch(line, more);
    method.statements(block.body());
    step(line, new Step.Assign(counter, new Value.Sum(counter, 1)));
    code.addLast(new Instruction.Jump(line, head));
    end.land();
    listing.close();
    return Done.DONE;
  }

  @Override
  public Done visitTry(Block.Try block) {
    int line = listing.open("try");
    boolean reachable = code.isReachable();
    Region region = method.covered(Optional.empty(), block.body());
    CodeBuffer.Forward end = jump(line);
    listing.between("catch (RuntimeException e)");
    if (reachable && !region.isEmpty()) {
      method.handle(region, false, line);
    }
    method.statements(block.handler());
    end.land();
    listing.close();
    return Done.DONE;
  }
}
