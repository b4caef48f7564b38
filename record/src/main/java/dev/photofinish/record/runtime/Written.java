package dev.photofinish.record.runtime;

import dev.photofinish.trace.BlockWriter;
import dev.photofinish.trace.DictionaryWriter;
import dev.photofinish.trace.EventEncoder;
import dev.photofinish.trace.TraceThread;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * What of one thread is in its file. Chunks that are full are there for good; behind them, what the
 * thread has begun with is written again each time, as long as it goes on with it. Confined to the
 * writer.
 *
 * <p>Memory may be at an end at any call. What is noted of the file is noted when it is so, and by
 * nothing that needs memory; so a write that has failed is begun again where it was.
 */
final class Written {

  /** So many chunks of a kind are collected, and given back when they are in the file. */
  private static final int MANY = BlockWriter.MANY / Chunk.SIZE / 2;

  private final TraceThread thread;

  /** Weak, as nobody but us may know a virtual thread that waits for ever. */
  private final WeakReference<Thread> recorder;

  private final Runnable atEnd;
  private Chunk events;
  private Chunk path;
  private long lastEvents;
  private long lastPath;

  /** Where the chunks that are not full begin in the file; 0 if there is no file yet. */
  private long end;

  /** Whether the file has nothing but what was to be written last. */
  private boolean isWhole;

  /**
   * @param recorder the thread of the program that goes on with the chunks
   * @param atEnd ends what was cut off with that thread, if it is over; may be done again
   */
  Written(TraceThread thread, Thread recorder, Runnable atEnd, Chunk events, Chunk path) {
    this.atEnd = atEnd;
    this.thread = thread;
    this.recorder = new WeakReference<>(recorder);
    this.events = events;
    this.path = path;
  }

  int number() {
    return thread.number();
  }

  /** Whether the thread is over: what it has recorded up to now is all. */
  boolean isOver() {
    Thread alive = recorder.get();
    boolean isOver = alive == null || !alive.isAlive();
    if (isOver) {
      endOnce();
    }
    return isOver;
  }

  /** The writer and who ends the recording may see at once that the thread is over. */
  private synchronized void endOnce() {
    atEnd.run();
  }

  /** How many bytes there are in the chunks that are not full, as far as they are written. */
  long begun() {
    return EventEncoder.length(lastEvents) + lastPath;
  }

  /** The thread is over, and all is written. */
  void giveBack(ChunkPool pool) {
    pool.giveLast(events);
    pool.giveLast(path);
  }

  /**
   * Writes what has come.
   *
   * @param dictionary what events name is written before them
   * @param buffer to collect blocks in
   */
  void write(Path file, DictionaryWriter dictionary, Clock clock, ChunkPool pool, ByteBuffer buffer)
      throws IOException {
    if (isWhole && events.mark == lastEvents && path.mark == lastPath && !hasFull()) {
      return;
    }
    isWhole = false;
    // A file for each write: there may be more threads than files that can be open.
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        BlockWriter out = new BlockWriter(channel, buffer)) {
      channel.position(end);
      if (end == 0) {
        writeHeader(out, channel, pool);
      }
      while (hasFull()) {
        writeFull(out, channel, dictionary, clock, pool);
      }
      writeBegun(out, dictionary, clock);
      out.flush();
      channel.truncate(channel.position());
      isWhole = true;
    }
  }

  private void writeHeader(BlockWriter out, FileChannel channel, ChunkPool pool)
      throws IOException {
    out.thread(thread);
    out.flush();
    end = channel.position();
    pool.begun();
  }

  private boolean hasFull() {
    return events.next != null || path.next != null;
  }

  /** Writes some chunks that are full, and gives them back. */
  private void writeFull(
      BlockWriter out,
      FileChannel channel,
      DictionaryWriter dictionary,
      Clock clock,
      ChunkPool pool)
      throws IOException {
    Chunk nextEvents = writeEvents(out, dictionary, clock);
    Chunk nextPath = writePath(out);
    out.flush();
    end = channel.position();
    events = pool.giveUpTo(events, nextEvents);
    path = pool.giveUpTo(path, nextPath);
  }

  /** Where the next ones begin. */
  private Chunk writeEvents(BlockWriter out, DictionaryWriter dictionary, Clock clock)
      throws IOException {
    Chunk chunk = events;
    Chunk next = chunk.next;
    for (int i = 0; i < MANY && next != null; i++) {
      dictionary.flush();
      if (chunk.mark != 0) {
        out.events(chunk.bytes, EventEncoder.end(chunk.bytes, chunk.mark, clock.micros()));
      }
      chunk = next;
      next = chunk.next;
    }
    return chunk;
  }

  private Chunk writePath(BlockWriter out) throws IOException {
    Chunk chunk = path;
    Chunk next = chunk.next;
    for (int i = 0; i < MANY && next != null; i++) {
      if (chunk.mark != 0) {
        out.path(chunk.bytes, (int) chunk.mark);
      }
      chunk = next;
      next = chunk.next;
    }
    return chunk;
  }

  private void writeBegun(BlockWriter out, DictionaryWriter dictionary, Clock clock)
      throws IOException {
    lastEvents = events.mark;
    dictionary.flush();
    if (lastEvents != 0) {
      byte[] copy = events.bytes.clone();
      out.events(copy, EventEncoder.end(copy, lastEvents, clock.micros()));
    }
    lastPath = path.mark;
    if (lastPath != 0) {
      out.path(path.bytes, (int) lastPath);
    }
  }
}
