package dev.photofinish.record.runtime.gate;

import dev.photofinish.trace.AddedCode;
import dev.photofinish.trace.ReplayFrame;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls on the stacks of the program's threads, without our own. */
final class Stacks {

  private static final String OURS = "dev.photofinish.record.runtime.";

  private Stacks() {}

  /** Those of the current thread, the innermost first. */
  static List<ReplayFrame> ofCurrent() {
    List<ReplayFrame> frames = new ArrayList<>();
    // From Java 22 on, nobody else is told descriptors.
    StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .forEach(frame -> add(frames, frame));
    return frames;
  }

  private static void add(List<ReplayFrame> to, StackWalker.StackFrame frame) {
    if (!isOurs(frame.getClassName())) {
      to.add(
          new ReplayFrame(
              frame.getClassName(),
              AddedCode.shown(frame.getMethodName()),
              frame.getDescriptor(),
              orEmpty(frame.getFileName()),
              Math.max(0, frame.getLineNumber())));
    }
  }

  /** Those of another thread, as far as it can be seen. */
  static List<ReplayFrame> of(Thread thread) {
    List<ReplayFrame> frames = new ArrayList<>();
    for (StackTraceElement each : thread.getStackTrace()) {
      if (isOurs(each.getClassName())) {
        // What we call is not the program's, either.
        frames.clear();
      } else if (!each.getClassName().contains("$$Lambda")) {
        frames.add(
            new ReplayFrame(
                each.getClassName(),
                AddedCode.shown(each.getMethodName()),
                "",
                orEmpty(each.getFileName()),
                Math.max(0, each.getLineNumber())));
      }
    }
    return frames;
  }

  private static boolean isOurs(String className) {
    return className.startsWith(OURS);
  }

  private static String orEmpty(@Nullable String text) {
    return text == null ? "" : text;
  }
}
