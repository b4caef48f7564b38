package dev.photofinish.testbench.random.syntax;

/** Does something else for each kind of block. */
public interface BlockVisitor<R> {

  R visitIncrement(Block.Increment block);

  R visitSynchronized(Block.Synchronized block);

  R visitLocked(Block.Locked block);

  R visitAcquire(Block.Acquire block);

  R visitRelease(Block.Release block);

  R visitIf(Block.If block);

  R visitRepeat(Block.Repeat block);

  R visitTry(Block.Try block);
}
