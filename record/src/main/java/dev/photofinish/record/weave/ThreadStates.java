package dev.photofinish.record.weave;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Whether and where it is told that a thread waits, which others may see by asking for its state.
 */
final class ThreadStates {

  private static final byte[] STATE = "java/lang/Thread$State".getBytes(StandardCharsets.UTF_8);

  /** How calls begin that may wait without being interrupted. */
  private static final List<String> WAITS =
      List.of("park", "lock", "join", "await", "acquire", "arriveAndAwait", "quietly", "invoke");

  private ThreadStates() {}

  /** Whether a class has to do with the states of threads. */
  static boolean areIn(byte[] classFile) {
    for (int at = 0; at + STATE.length <= classFile.length; at++) {
      if (isAt(classFile, at)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAt(byte[] classFile, int at) {
    int same = 0;
    while (same < STATE.length && classFile[at + same] == STATE[same]) {
      same++;
    }
    return same == STATE.length;
  }

  /** Whether a call may wait until another thread does something. */
  static boolean mayWait(LibraryCall call) {
    return call.type().startsWith("java/util/concurrent/")
        && WAITS.stream().anyMatch(call.name()::startsWith);
  }
}
