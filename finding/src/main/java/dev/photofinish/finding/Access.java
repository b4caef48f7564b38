package dev.photofinish.finding;

import java.util.List;

/**
 * One of the two sides of a race.
 *
 * @param kind whether it reads or writes
 * @param thread the thread it runs on: {@code any}, {@code main}, {@code background}, or a name
 *     that the engine gives ({@code main:T1})
 * @param locks the locks held, outermost first, as access paths or class names
 * @param stack the calls that lead to it, outermost first; the last frame is the access itself
 */
public record Access(AccessKind kind, String thread, List<String> locks, List<Frame> stack) {

  public Access {
    if (stack.isEmpty()) {
      throw new IllegalArgumentException("an access stands in a frame, but the stack is empty");
    }
    locks = List.copyOf(locks);
    stack = List.copyOf(stack);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Access access
            && kind == access.kind
            && thread.equals(access.thread)
            && locks.equals(access.locks)
            && stack.equals(access.stack));
  }

  @Override
  public int hashCode() {
    return 31 * stack.hashCode() + kind.hashCode();
  }

  /** The frame of the access itself. */
  public Frame site() {
    return stack.get(stack.size() - 1);
  }

  /** The frame where the code that the reader called begins. */
  public Frame entry() {
    return stack.get(0);
  }
}
