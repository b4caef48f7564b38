package dev.photofinish.trace;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** A small run that a test writes event by event. */
final class Script {

  private final RunFolder folder;
  private long begin;
  private final Map<Integer, ThreadLog> logs = new HashMap<>();

  Script(Path trace) throws IOException {
    folder = RunFolder.create(trace);
    folder.begin(new RunMeta(1, "17", 2, "script"));
    BlockWriter.append(folder.dictionary()).close();
  }

  /** When the threads begin that come from here on. */
  Script begin(long micros) {
    begin = micros;
    return this;
  }

  Script thread(int number, int parent) throws IOException {
    TraceThread thread = new TraceThread(number, "t" + number, parent, false);
    logs.put(number, new ThreadLog(folder, thread, 1000, begin));
    return this;
  }

  Script event(int thread, EventKind kind, long object, long version) throws IOException {
    return put(thread, kind, object, version, 0);
  }

  Script fork(int thread, int child) throws IOException {
    return put(thread, EventKind.FORK, 0, 0, child);
  }

  Script join(int thread, int other) throws IOException {
    return put(thread, EventKind.JOIN, 0, 0, other);
  }

  /** An element of an array is used, or has a value when the array becomes known. */
  Script element(int thread, EventKind kind, long array, int element, long value)
      throws IOException {
    log(thread).put(new Step(new Event(0, thread, kind, 1, array, element, value), 0));
    return this;
  }

  /** What comes next is behind an event on an object. */
  Script behind(int thread, long object, long version) throws IOException {
    int stripe = Stripes.of(object, 0);
    log(thread).put(new Step(new Event(0, thread, EventKind.BEHIND, 0, 0, stripe, 0), version));
    return this;
  }

  private Script put(int thread, EventKind kind, long object, long version, long value)
      throws IOException {
    Event event = new Event(0, thread, kind, 1, object, 0, value);
    log(thread).put(new Step(event, version));
    return this;
  }

  private ThreadLog log(int thread) {
    return requireNonNull(logs.get(thread));
  }

  /** Ends the block of a thread at this time. */
  Script at(int thread, long micros) throws IOException {
    log(thread).at(micros);
    log(thread).flush();
    return this;
  }

  Run open() throws IOException {
    for (ThreadLog log : logs.values()) {
      log.flush();
    }
    folder.end(new RunEnd(true, "exit"));
    return Trace.open(folder.path()).get(0);
  }
}
