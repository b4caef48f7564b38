package dev.photofinish.scan.domain;

/**
 * What a method puts into a field. All that is put into it, by all methods, tells what kind of
 * object the field holds.
 */
public record FieldOrigin(Step.Field field, Origin origin) {

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof FieldOrigin same
            && field.equals(same.field)
            && origin.equals(same.origin));
  }

  @Override
  public int hashCode() {
    return 31 * field.hashCode() + origin.hashCode();
  }

  /** Where a value comes from. */
  public sealed interface Origin {}

  /** An object of this class, made for the field. */
  public record Made(String type) implements Origin {
    @Override
    public boolean equals(Object other) {
      return other instanceof Made made && type.equals(made.type);
    }

    @Override
    public int hashCode() {
      return type.hashCode();
    }
  }

  /** One half of the read-write lock that another field of the same object holds. */
  public record HalfOf(Step.Field readWriteLock, Lock.Mode mode) implements Origin {}

  /** A closure that runs a method on the object that has the field. */
  public record Closure(MethodKey target) implements Origin {}

  /** What needs no more words. */
  public enum Plain implements Origin {
    /** An object that is safe for many threads, or can not change at all. */
    SAFE,
    /** An executor that runs one task at a time. */
    SERIAL,
    /** Null: says nothing. */
    NOTHING,
    /** Anything else. */
    UNKNOWN
  }
}
