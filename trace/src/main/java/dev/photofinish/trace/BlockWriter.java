package dev.photofinish.trace;

import dev.photofinish.trace.format.BlockLayout;
import dev.photofinish.trace.format.ByteWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes blocks with their checksums to the end of a file. Blocks of events and of paths are
 * collected, as to write each alone takes three times as long. Not for many threads at once.
 */
public final class BlockWriter implements Closeable {

  /** So many bytes are a good deal to write at once. */
  public static final int MANY = 1 << 18;

  private static final int FEW = 1 << 12;

  private final WritableByteChannel channel;
  private final ByteBuffer buffer;

  /** What is not written yet of the last block of a dictionary. */
  private ByteBuffer rest = ByteBuffer.allocate(0);

  public BlockWriter(WritableByteChannel channel) {
    this(channel, ByteBuffer.allocate(FEW));
  }

  /**
   * The same.
   *
   * @param buffer is empty, and what it holds at any time is not written yet
   */
  public BlockWriter(WritableByteChannel channel, ByteBuffer buffer) {
    this.channel = channel;
    this.buffer = buffer.clear();
  }

  /** Opens a file to write on where it ends; there need not be one. */
  public static BlockWriter append(Path file) throws IOException {
    return new BlockWriter(
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
  }

  /** The first block of a thread's file. */
  public void thread(TraceThread thread) throws IOException {
    ByteWriter payload = new ByteWriter().number(thread.number()).text(thread.name());
    payload.number(thread.parent() + 1L).put(thread.isVirtual() ? 1 : 0);
    block(BlockLayout.THREAD, payload.toBytes(), payload.length());
  }

  /** What an {@link EventEncoder} put into a buffer. */
  public void events(byte[] buffer, int length) throws IOException {
    block(BlockLayout.EVENTS, buffer, length);
  }

  /** What a {@link PathEncoder} put into a buffer. */
  public void path(byte[] buffer, int length) throws IOException {
    block(BlockLayout.PATH, buffer, length);
  }

  /** Begins a block of a dictionary, once the one before it is {@link #writeRest written}. */
  void beginDictionary(byte[] records) throws IOException {
    ByteBuffer header = header(BlockLayout.DICTIONARY, records, records.length);
    rest = ByteBuffer.allocate(header.remaining() + records.length).put(header).put(records).flip();
  }

  /** Writes what was begun. If that fails, it may be done again. */
  void writeRest() throws IOException {
    writeAll(rest);
  }

  private void block(byte type, byte[] payload, int length) throws IOException {
    write(header(type, payload, length));
    write(ByteBuffer.wrap(payload, 0, length));
  }

  private static ByteBuffer header(byte type, byte[] payload, int length) throws IOException {
    if (length > BlockLayout.MAX_PAYLOAD) {
      throw new IOException("a block of " + length + " bytes is too large");
    }
    return BlockLayout.header(type, payload, length);
  }

  private void write(ByteBuffer bytes) throws IOException {
    if (bytes.remaining() > buffer.remaining()) {
      flush();
    }
    if (bytes.remaining() > buffer.remaining()) {
      writeAll(bytes);
    } else {
      buffer.put(bytes);
    }
  }

  /** Writes what was collected. */
  public void flush() throws IOException {
    writeAll(buffer.flip());
    buffer.clear();
  }

  private void writeAll(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      flush();
    } finally {
      channel.close();
    }
  }
}
