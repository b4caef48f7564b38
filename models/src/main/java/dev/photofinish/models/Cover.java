package dev.photofinish.models;

import java.util.ArrayList;
import java.util.List;

/**
 * What annotations say of races with something.
 *
 * @param suppresses whether they are not to be reported
 * @param by what has the annotations that were written for that purpose; those of other tools serve
 *     other purposes, too, so nobody asks whether they are of use
 */
public record Cover(boolean suppresses, List<Target> by) {

  public static final Cover NONE = new Cover(false, List.of());

  public Cover {
    by = List.copyOf(by);
  }

  /** What both say. */
  public Cover and(Cover other) {
    if (!other.suppresses) {
      return this;
    } else if (!suppresses) {
      return other;
    }
    List<Target> both = new ArrayList<>(by);
    both.addAll(other.by);
    return new Cover(true, both);
  }
}
