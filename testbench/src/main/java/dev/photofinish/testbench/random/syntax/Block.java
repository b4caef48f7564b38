package dev.photofinish.testbench.random.syntax;

import java.util.List;

/** A statement that is made of others. */
public sealed interface Block extends Statement {

  /** Calls the visitor's method for this kind of block. */
  <R> R accept(BlockVisitor<R> visitor);

  /** Reads a place, adds one and writes it back, on one line. */
  record Increment(Place place) implements Block {
    @Override
    public <R> R accept(BlockVisitor<R> visitor) {
      return visitor.visitIncrement(this);
    }
  }

  /** Holds a monitor. */
  record Synchronized(Value lock, List<Statement> body) implements Block {
    @Override
    public <R> R accept(BlockVisitor<R> visitor) {
      return visitor.visitSynchronized(this);
    }
  }

  /** Holds a lock of {@code java.util.concurrent.locks}, which is released in a finally block. */
  record Locked(Variable lock, LockMode mode, List<Statement> body) implements Block {
    @Override
    public <R> R accept(BlockVisitor<R> visitor) {
      return visitor.visitLocked(this);
    }
  }

  /**
   * Takes a lock of {@code java.util.concurrent.locks}; what follows releases it, or nothing does.
   */
  record Acquire(Variable lock, LockMode mode) implements Block {
    @Override
    public <R> R accept(BlockVisitor<R> visitor) {
      return visitor.visitAcquire(this);
    }
  }

  /** Releases such a lock, which throws if the thread does not hold it. */
  record Release(Variable lock, LockMode mode) implements Block {
    @Override
    public <R> R accept(BlockVisitor<R> visitor) {
      return visitor.visitRelease(this);
    }
  }

  /** Does one or the other. */
  record If(Condition condition, List<Statement> then, List<Statement> otherwise) implements Block {
    @Override
    public <R> R accept(BlockVisitor<R> visitor) {
      return visitor.visitIf(this);
    }
  }

  /** Counts from zero and does the same each time. */
  record Repeat(Variable counter, int times, List<Statement> body) implements Block {
    @Override
    public <R> R accept(BlockVisitor<R> visitor) {
      return visitor.visitRepeat(this);
    }
  }

  /** Catches every RuntimeException. */
  record Try(List<Statement> body, List<Statement> handler) implements Block {
    @Override
    public <R> R accept(BlockVisitor<R> visitor) {
      return visitor.visitTry(this);
    }
  }
}
