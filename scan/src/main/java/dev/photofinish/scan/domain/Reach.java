package dev.photofinish.scan.domain;

import org.jspecify.annotations.Nullable;

/**
 * A path that a value may have been reached by.
 *
 * @param certain whether there is a run in which it was, as long as no proper prefix is wobbly
 */
public record Reach(Path path, boolean certain) {

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Reach reach && certain == reach.certain && path.equals(reach.path));
  }

  @Override
  public int hashCode() {
    return 2 * path.hashCode() + (certain ? 1 : 0);
  }

  /** One step further; null if that is too long. */
  public @Nullable Reach plus(Step step) {
    Path further = path.plus(step);
    return further == null ? null : new Reach(further, certain);
  }

  /** Further by the first steps of a path; null if that is too long. */
  public @Nullable Reach plus(Path steps, int count) {
    Path further = path.plus(steps, count);
    return further == null ? null : new Reach(further, certain);
  }

  public static Reach certain(Path path) {
    return new Reach(path, true);
  }

  public static Reach uncertain(Path path) {
    return new Reach(path, false);
  }
}
