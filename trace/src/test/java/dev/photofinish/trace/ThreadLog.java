package dev.photofinish.trace;

import java.io.IOException;
import java.nio.file.Path;

/** Writes the file of one thread as a recorder would, in blocks of a given size. */
final class ThreadLog {

  private final Path file;
  private final byte[] chunk;
  private final byte[] pathChunk;
  private final EventEncoder encoder = new EventEncoder();
  private final PathEncoder path = new PathEncoder();
  private final ItemWriter items = new ItemWriter(path);
  private long micros;

  ThreadLog(RunFolder folder, TraceThread thread, int chunkSize) throws IOException {
    this(folder, thread, chunkSize, 0);
  }

  /** One that begins at a time. */
  ThreadLog(RunFolder folder, TraceThread thread, int chunkSize, long begin) throws IOException {
    micros = begin;
    file = folder.thread(thread.number());
    chunk = new byte[chunkSize];
    pathChunk = new byte[chunkSize];
    try (BlockWriter out = BlockWriter.append(file)) {
      out.thread(thread);
    }
    encoder.begin(chunk, begin);
    path.begin(pathChunk);
  }

  void put(Step step) throws IOException {
    if (!encoder.hasRoom()) {
      flush();
    }
    Event event = step.event();
    encoder.put(
        event.kind(), event.site(), event.object(), event.member(), step.version(), event.value());
  }

  void put(PathItem item) throws IOException {
    if (items.put(item)) {
      flush();
    }
  }

  /** The time at which the next block ends. */
  void at(long now) {
    micros = now;
  }

  void flush() throws IOException {
    try (BlockWriter out = BlockWriter.append(file)) {
      if (!encoder.isEmpty()) {
        out.events(chunk, encoder.end(micros));
      }
      if (!path.isEmpty()) {
        out.path(pathChunk, path.end());
      }
    }
    encoder.begin(chunk, micros);
    path.begin(pathChunk);
  }
}
