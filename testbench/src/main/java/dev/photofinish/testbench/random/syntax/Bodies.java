package dev.photofinish.testbench.random.syntax;

import java.util.List;

/** The statements inside of a block. */
final class Bodies implements BlockVisitor<List<List<Statement>>> {

  /** The bodies of a block, in the order of its text. */
  static List<List<Statement>> of(Block block) {
    return block.accept(new Bodies());
  }

  /** The same block with other bodies. */
  static Block with(Block block, List<List<Statement>> bodies) {
    return block.accept(new Replacing(bodies));
  }

  @Override
  public List<List<Statement>> visitIncrement(Block.Increment block) {
    return List.of();
  }

  @Override
  public List<List<Statement>> visitSynchronized(Block.Synchronized block) {
    return List.of(block.body());
  }

  @Override
  public List<List<Statement>> visitLocked(Block.Locked block) {
    return List.of(block.body());
  }

  @Override
  public List<List<Statement>> visitAcquire(Block.Acquire block) {
    return List.of();
  }

  @Override
  public List<List<Statement>> visitRelease(Block.Release block) {
    return List.of();
  }

  @Override
  public List<List<Statement>> visitIf(Block.If block) {
    return List.of(block.then(), block.otherwise());
  }

  @Override
  public List<List<Statement>> visitRepeat(Block.Repeat block) {
    return List.of(block.body());
  }

  @Override
  public List<List<Statement>> visitTry(Block.Try block) {
    return List.of(block.body(), block.handler());
  }

  private record Replacing(List<List<Statement>> bodies) implements BlockVisitor<Block> {

    private List<Statement> body() {
      return bodies.get(0);
    }

    @Override
    public Block visitIncrement(Block.Increment block) {
      return block;
    }

    @Override
    public Block visitSynchronized(Block.Synchronized block) {
      return new Block.Synchronized(block.lock(), body());
    }

    @Override
    public Block visitLocked(Block.Locked block) {
      return new Block.Locked(block.lock(), block.mode(), body());
    }

    @Override
    public Block visitAcquire(Block.Acquire block) {
      return block;
    }

    @Override
    public Block visitRelease(Block.Release block) {
      return block;
    }

    @Override
    public Block visitIf(Block.If block) {
      return new Block.If(block.condition(), body(), bodies.get(1));
    }

    @Override
    public Block visitRepeat(Block.Repeat block) {
      return new Block.Repeat(block.counter(), block.times(), body());
    }

    @Override
    public Block visitTry(Block.Try block) {
      return new Block.Try(body(), bodies.get(1));
    }
  }
}
