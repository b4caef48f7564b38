package dev.photofinish.cli.predict;

import dev.photofinish.trace.BlockWriter;
import dev.photofinish.trace.DictionaryWriter;
import dev.photofinish.trace.EventEncoder;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunFolder;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Stripes;
import dev.photofinish.trace.TraceThread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A trace that a test writes event by event, in the order in which they happen. */
final class HandmadeTrace {

  private final RunFolder folder;
  private final BlockWriter dictionary;
  private final DictionaryWriter names;
  private final Map<Integer, TraceThread> threads = new TreeMap<>();
  private final Map<Integer, Long> versions = new HashMap<>();
  private final List<Put> events = new ArrayList<>();

  private record Put(
      int thread, EventKind kind, int site, long object, int member, long version, long value) {}

  HandmadeTrace(Path trace, String command) throws IOException {
    folder = RunFolder.create(trace);
    folder.begin(new RunMeta(1, "17", 2, command));
    dictionary = BlockWriter.append(folder.dictionary());
    names = new DictionaryWriter(dictionary);
    thread(0, "main", TraceThread.NO_PARENT);
  }

  DictionaryWriter names() {
    return names;
  }

  HandmadeTrace thread(int number, String name, int parent) {
    threads.put(number, new TraceThread(number, name, parent, false));
    return this;
  }

  HandmadeTrace put(int thread, EventKind kind, int site, long object, int member, long value) {
    long version = 0;
    if (kind.isOrdered()) {
      version = versions.merge(Stripes.of(object, member), 1L, Long::sum) - 1;
    }
    events.add(new Put(thread, kind, site, object, member, version, value));
    return this;
  }

  /** An event on a lock, or on no object. */
  HandmadeTrace put(int thread, EventKind kind, int site, long object) {
    return put(thread, kind, site, object, 0, 0);
  }

  HandmadeTrace fork(int thread, int site, int child) {
    return put(thread, EventKind.FORK, site, 0, 0, child);
  }

  /** Writes all files; the run says how it ended. */
  void end() throws IOException {
    cut();
    folder.end(new RunEnd(true, "exit"));
  }

  /** Writes all files but the end. */
  void cut() throws IOException {
    names.flush();
    dictionary.close();
    for (TraceThread thread : threads.values()) {
      write(thread);
    }
  }

  private void write(TraceThread thread) throws IOException {
    byte[] buffer = new byte[EventEncoder.MIN_BUFFER + events.size() * EventEncoder.MAX_EVENT];
    EventEncoder encoder = new EventEncoder();
    encoder.begin(buffer, 0);
    for (Put put : events) {
      if (put.thread() == thread.number()) {
        encoder.put(put.kind(), put.site(), put.object(), put.member(), put.version(), put.value());
      }
    }
    try (BlockWriter out = BlockWriter.append(folder.thread(thread.number()))) {
      out.thread(thread);
      out.events(buffer, encoder.end(1));
    }
  }
}
