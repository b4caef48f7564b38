package dev.photofinish.predict.symbolic;

import java.util.Set;

/**
 * What was when a window begins. It is as recorded in every order of the window.
 *
 * @param memory what was in memory
 * @param reads what the reads before the window read
 * @param held the locks that were taken
 */
public record Before(Memory memory, Reads reads, Set<Held> held) {

  /** The beginning of a trace. */
  public static final Before NOTHING = new Before((object, member) -> 0, event -> 0, Set.of());

  /** The values of memory at one time. */
  public interface Memory {
    long value(long object, int member);
  }

  /** What reads before the window read, by their numbers; of an update, what it found. */
  public interface Reads {
    long value(long event);
  }

  /** A lock in the hands of a thread, alone or with other readers. */
  public record Held(long lock, int thread, boolean shared) {}

  public Before {
    held = Set.copyOf(held);
  }
}
