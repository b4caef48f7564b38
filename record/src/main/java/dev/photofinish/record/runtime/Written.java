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
 */
final class Written {

  private final TraceThread thread;

  /** Weak, as nobody but us may know a virtual thread that waits for ever. */
  private final WeakReference<Thread> recorder;

  private Chunk events;
  private Chunk path;
  private long lastEvents;
  private long lastPath;

  /** Where the chunks that are not full begin in the file; 0 if there is no file yet. */
  private long end;

  /**
   * @param recorder the thread of the program that goes on with the chunks
   */
  Written(TraceThread thread, Thread recorder, Chunk events, Chunk path) {
    this.thread = thread;
    this.recorder = new WeakReference<>(recorder);
    this.events = events;
    this.path = path;
  }

  int number() {
    return thread.number();
  }

  /** Whether nothing of the thread was written yet. */
  boolean isNew() {
    return end == 0;
  }

  /** Whether the thread is over: what it has recorded up to now is all. */
  boolean isOver() {
    Thread alive = recorder.get();
    return alive == null || !alive.isAlive();
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
    if (end > 0 && events.mark == lastEvents && path.mark == lastPath && !hasFull()) {
      return;
    }
    // A file for each write: there may be more threads than files that can be open.
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        BlockWriter out = new BlockWriter(channel, buffer)) {
      channel.position(end);
      if (end == 0) {
        out.thread(thread);
      }
      writeFull(out, dictionary, clock, pool);
      out.flush();
      end = channel.position();
      writeBegun(out, dictionary, clock);
      out.flush();
      channel.truncate(channel.position());
    }
  }

  private boolean hasFull() {
    return events.next != null || path.next != null;
  }

  private void writeFull(BlockWriter out, DictionaryWriter dictionary, Clock clock, ChunkPool pool)
      throws IOException {
    for (Chunk next = events.next; next != null; next = events.next) {
      dictionary.flush();
      out.events(events.bytes, EventEncoder.end(events.bytes, events.mark, clock.micros()));
      pool.give(events);
      events = next;
    }
    for (Chunk next = path.next; next != null; next = path.next) {
      out.path(path.bytes, (int) path.mark);
      pool.give(path);
      path = next;
    }
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
