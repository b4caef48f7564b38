package dev.photofinish.record.runtime;

import org.jspecify.annotations.Nullable;

/** Knows fields as the weaver does. */
public interface Fields {

  /**
   * A field whose accesses are told.
   *
   * @param holder the object that stands for its class if it is static; 0 if it is not
   * @param member its number
   * @param isLookedAt whether accesses are told that order nothing
   */
  record Field(long holder, int member, boolean isVolatile, boolean isLookedAt) {}

  /**
   * The field of a name that a class has; null if it is not the program's to change.
   *
   * @param type its type, if that is known
   */
  @Nullable Field find(Class<?> owner, String name, @Nullable Class<?> type);
}
