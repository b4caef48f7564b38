package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayFrame;
import dev.photofinish.trace.ReplayThread;
import java.util.List;

/** A thread that stands before its racing access. Guarded by the lock of the gate. */
final class Standing {

  private final GatedThread thread;
  private final Memory memory;
  private final EventKind kind;
  private final List<String> locks;
  private final List<ReplayFrame> stack;
  private boolean isDone;
  private String value = "";

  Standing(GatedThread thread, Memory memory, EventKind kind, List<ReplayFrame> stack) {
    this.locks = thread.locks();
    this.thread = thread;
    this.memory = memory;
    this.kind = kind;
    this.stack = stack;
  }

  Memory memory() {
    return memory;
  }

  void done(String read) {
    isDone = true;
    value = read;
  }

  boolean isDone() {
    return isDone;
  }

  /** Whether it lets another go first: a read, or the first of two of the same kind. */
  boolean goesAfter(Standing other, int side) {
    return kind.isWrite() == other.kind.isWrite() ? side == 1 : kind.isWrite();
  }

  ReplayThread text() {
    return new ReplayThread(
        thread.number(),
        thread.thread().getName(),
        "stands before the racing access",
        memory.text(),
        value,
        locks,
        stack);
  }
}
