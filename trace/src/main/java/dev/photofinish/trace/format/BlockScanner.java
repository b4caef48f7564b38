package dev.photofinish.trace.format;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the blocks of a file that may end anywhere, and checks every one of them. */
public final class BlockScanner {

  private final FileChannel channel;
  private final long size;
  private final ByteBuffer header = ByteBuffer.allocate(BlockLayout.HEADER);
  private byte[] payload = new byte[1 << 14];

  private BlockScanner(FileChannel channel) throws IOException {
    this.channel = channel;
    this.size = channel.size();
  }

  /** Looks at the whole file once. */
  public static BlockFile scan(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      return new BlockScanner(channel).scanAs(file);
    }
  }

  private BlockFile scanAs(Path file) throws IOException {
    List<Block> blocks = new ArrayList<>();
    long end = 0;
    for (Block block = blockAt(0); block != null; block = blockAt(end)) {
      blocks.add(block);
      end = block.offset() + block.length();
    }
    return new BlockFile(file, blocks, end, size);
  }

  private @Nullable Block blockAt(long start) throws IOException {
    long offset = start + BlockLayout.HEADER;
    if (offset > size) {
      return null;
    }
    header.clear();
    BlockFile.fill(channel, header, start);
    header.flip();
    boolean isBlock = header.getInt() == BlockLayout.MAGIC;
    byte type = header.get();
    int length = header.getInt();
    boolean fits = length >= 0 && length <= BlockLayout.MAX_PAYLOAD && length <= size - offset;
    return isBlock && fits && isIntact(offset, length, header.getInt())
        ? block(type, offset, length)
        : null;
  }

  private boolean isIntact(long offset, int length, int checksum) throws IOException {
    if (payload.length < length) {
      payload = new byte[length];
    }
    BlockFile.fill(channel, ByteBuffer.wrap(payload, 0, length), offset);
    return BlockLayout.checksum(header.array(), payload, length) == checksum;
  }

  private Block block(byte type, long offset, int length) {
    if (type != BlockLayout.EVENTS || length < EventLayout.HEAD) {
      return new Block(type, offset, length, 0, 0);
    }
    ByteBuffer head = ByteBuffer.wrap(payload);
    int events = head.getInt(EventLayout.EVENTS_AT);
    return new Block(type, offset, length, events, head.getInt(EventLayout.OF_PATH_AT));
  }
}
