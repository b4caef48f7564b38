package dev.photofinish.trace.format;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.List;

/**
 * The intact blocks of a file.
 *
 * <p>The file is open only while a block is read: a run may have more threads than a process may
 * have files.
 *
 * @param path where it is
 * @param blocks all blocks before the first that is cut or damaged
 * @param intact where the last of them ends
 * @param size how long the file was when it was looked at
 */
public record BlockFile(Path path, List<Block> blocks, long intact, long size) {

  public BlockFile {
    blocks = List.copyOf(blocks);
  }

  public List<Block> blocks(byte type) {
    return blocks.stream().filter(block -> block.type() == type).toList();
  }

  public boolean isWhole() {
    return intact == size;
  }

  /** The payload of a block. */
  public byte[] read(Block block) throws IOException {
    byte[] payload = new byte[block.length()];
    try (FileChannel channel = FileChannel.open(path)) {
      fill(channel, ByteBuffer.wrap(payload), block.offset());
    }
    return payload;
  }

  static void fill(FileChannel channel, ByteBuffer buffer, long offset) throws IOException {
    long at = offset;
    while (buffer.hasRemaining()) {
      int count = channel.read(buffer, at);
      if (count < 0) {
        throw new EOFException("the file has become shorter");
      }
      at += count;
    }
  }
}
