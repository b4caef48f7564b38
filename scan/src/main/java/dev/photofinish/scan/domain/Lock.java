package dev.photofinish.scan.domain;

import org.jspecify.annotations.Nullable;

/**
 * A lock that is certainly held.
 *
 * @param name which one
 * @param mode what it keeps out
 */
public record Lock(Name name, Mode mode) {

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Lock lock && mode == lock.mode && name.equals(lock.name));
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + mode.hashCode();
  }

  /** What the holder of a lock keeps out. */
  public enum Mode {
    /** Everybody else. */
    EXCLUSIVE,
    /** Only those who hold it exclusively. */
    SHARED,
    /** Nobody, but what was read while others wrote is thrown away. */
    OPTIMISTIC;

    /** The one of two that keeps out fewer. */
    Mode weaker(Mode other) {
      return compareTo(other) >= 0 ? this : other;
    }
  }

  /** Which lock it is. */
  public sealed interface Name {}

  /** The monitor of the object that a path leads to. */
  public record Monitor(Path path) implements Name {
    @Override
    public boolean equals(Object other) {
      return other instanceof Monitor monitor && path.equals(monitor.path);
    }

    @Override
    public int hashCode() {
      return path.hashCode();
    }
  }

  /** The lock object (a {@code java.util.concurrent.locks.Lock} or the like) at the path's end. */
  public record Explicit(Path path) implements Name {
    @Override
    public boolean equals(Object other) {
      return other instanceof Explicit explicit && path.equals(explicit.path);
    }

    @Override
    public int hashCode() {
      return path.hashCode();
    }
  }

  /** The monitor of a class. */
  public record OfClass(String className) implements Name {
    @Override
    public boolean equals(Object other) {
      return other instanceof OfClass same && className.equals(same.className);
    }

    @Override
    public int hashCode() {
      return className.hashCode();
    }
  }

  /** A lock without a path. It is not known to differ from any other, so it silences. */
  public record Unnamed(int value) implements Name {
    @Override
    public boolean equals(Object other) {
      return other instanceof Unnamed unnamed && value == unnamed.value;
    }

    @Override
    public int hashCode() {
      return value;
    }
  }

  /**
   * The lock of an object that the method made itself, and that nobody else knows: it keeps nobody
   * out.
   *
   * @param object the number of the value that the object is first known as
   */
  public record Own(int object) implements Name {}

  /** Stands for every unnamed lock in summaries, where numbers of values mean nothing. */
  public static final Name SOME = new Unnamed(-1);

  public @Nullable Path path() {
    return path(name);
  }

  static @Nullable Path path(Name name) {
    if (name instanceof Monitor monitor) {
      return monitor.path();
    }
    return name instanceof Explicit explicit ? explicit.path() : null;
  }

  /** The same lock, reached by another path. */
  public Lock at(Path path) {
    return new Lock(name instanceof Monitor ? new Monitor(path) : new Explicit(path), mode);
  }

  public Lock unnamed() {
    return new Lock(SOME, mode);
  }
}
