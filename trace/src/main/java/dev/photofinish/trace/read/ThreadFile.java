package dev.photofinish.trace.read;

import dev.photofinish.trace.TraceException;
import dev.photofinish.trace.TraceThread;
import dev.photofinish.trace.format.Block;
import dev.photofinish.trace.format.BlockFile;
import dev.photofinish.trace.format.BlockLayout;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;

/**
 * What is left of a thread's file.
 *
 * @param thread what its header says
 * @param file where it is, with its intact blocks
 */
public record ThreadFile(TraceThread thread, BlockFile file) {

  List<Block> events() {
    return file.blocks(BlockLayout.EVENTS);
  }

  /** The payloads of the blocks with its path, each read when it is asked for. */
  public Iterator<byte[]> pathBlocks() {
    return file.blocks(BlockLayout.PATH).stream().map(this::read).iterator();
  }

  /** How many events of the run's order it has. */
  public long count() {
    return events().stream().mapToLong(block -> (long) block.events() - block.ofPath()).sum();
  }

  byte[] read(Block block) {
    try {
      return file.read(block);
    } catch (IOException e) {
      throw new TraceException(file.path() + ": cannot be read: " + e.getMessage(), e);
    }
  }
}
