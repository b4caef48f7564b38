package dev.photofinish.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Names for the objects that values are: the access path where there is one ({@code this.lock},
 * {@code com.acme.Bank.LOCK}, {@code com.acme.Bank.class}), so that two loads of the same field
 * have the same name, and the value's number otherwise.
 */
final class LockNames {

  private static final Set<String> READ_WRITE_LOCKS =
      Set.of(
          "java/util/concurrent/locks/ReadWriteLock",
          "java/util/concurrent/locks/ReentrantReadWriteLock");

  private LockNames() {}

  static String of(Value value) {
    List<String> steps = new ArrayList<>(1);
    Value at = value;
    Value holder = holder(at);
    while (holder != null) {
      steps.add(step(((Value.Result) at).definition()));
      at = holder;
      holder = holder(at);
    }
    Collections.reverse(steps);
    return start(at) + String.join("", steps);
  }

  /** The object that a path goes through to reach a value; null if the path starts there. */
  private static @Nullable Value holder(Value value) {
    if (value instanceof Value.Result result) {
      Instruction definition = result.definition();
      if (definition instanceof Cast cast) {
        return cast.value();
      } else if (definition instanceof FieldLoad load) {
        return load.object().orElse(null);
      } else if (definition instanceof Invoke call && isHalfOfReadWriteLock(call)) {
        return call.operand(0);
      }
    }
    return null;
  }

  /** These methods return the same object each time. */
  private static boolean isHalfOfReadWriteLock(Invoke call) {
    return READ_WRITE_LOCKS.contains(call.method().owner())
        && (call.method().name().equals("readLock") || call.method().name().equals("writeLock"));
  }

  private static String step(Instruction definition) {
    if (definition instanceof FieldLoad load) {
      return "." + load.field().name();
    }
    return definition instanceof Invoke call ? "." + call.method().name() + "()" : "";
  }

  /** What has no name in the source gets one that nothing in the source can have. */
  private static String start(Value value) {
    if (value instanceof Value.Result result && result.definition() instanceof FieldLoad load) {
      return load.field().toString();
    } else if (value instanceof Value.Parameter) {
      return value.name();
    }
    boolean hasText = value instanceof Value.Constant || value.hasSourceName();
    return hasText ? value.toString() : "#" + value.id();
  }
}
