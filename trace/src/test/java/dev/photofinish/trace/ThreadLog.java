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
  private long micros;

  ThreadLog(RunFolder folder, TraceThread thread, int chunkSize) throws IOException {
    file = folder.thread(thread.number());
    chunk = new byte[chunkSize];
    pathChunk = new byte[chunkSize];
    try (BlockWriter out = BlockWriter.append(file)) {
      out.thread(thread);
    }
    encoder.begin(chunk, 0);
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
    if (put(path, item)) {
      flush();
    }
  }

  static boolean put(PathEncoder path, PathItem item) {
    return switch (item.kind()) {
      case BRANCH -> path.branches(PathEncoder.EMPTY_RUN << 1 | item.number());
      case EVENT -> path.event();
      case ENTER -> path.enter(item.number());
      case BACK -> path.back();
      case LOOP -> path.loop();
      case SWITCH -> path.switchKey(item.number());
      case BACK_TO -> path.backTo(item.number());
      case CATCH -> path.caught(item.number(), item.instruction());
      case LOST -> path.lost(item.number());
    };
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
