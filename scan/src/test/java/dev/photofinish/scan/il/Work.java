package dev.photofinish.scan.il;

/** A piece of what a thread has yet to do. */
sealed interface Work {

  /** Equal for two pieces of work of one program if they are the same. */
  long key();

  /** One step. */
  record Perform(Step step) implements Work {
    @Override
    public long key() {
      int kind = step instanceof Step.Pop ? 1 : 0;
      return Work.key(kind, step.line(), 0);
    }
  }

  /** The commands of a block from an index on. */
  record Run(Block block, int index) implements Work {
    @Override
    public long key() {
      return Work.key(2, block.line(), index);
    }
  }

  /** A loop that may go round a number of times more. */
  record Repeat(Command.Loop loop, int rounds) implements Work {
    @Override
    public long key() {
      return Work.key(3, loop.line(), rounds);
    }
  }

  private static long key(int kind, int line, int count) {
    return ((long) line << 32) | ((long) count << 8) | kind;
  }
}
