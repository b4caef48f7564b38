package dev.photofinish.predict.symbolic;

import java.util.List;
import java.util.Optional;

/**
 * A part of a trace with its values as expressions, and at most one branch that goes the other way.
 *
 * <p>A write without an expression may depend on all that its thread did before. An update without
 * one has to find what it found; one with an expression writes by it, whatever it finds, unless its
 * conditions, which may name its own number, forbid that.
 *
 * @param events what was recorded, all of one stretch of the trace, in its order
 * @param before what was before
 * @param flip what one of the threads does instead of its events after some place
 */
public record SymbolicWindow(List<SymbolicEvent> events, Before before, Optional<Flip> flip) {

  public SymbolicWindow {
    events = List.copyOf(events);
  }

  /** A window with the recorded branches. */
  public static SymbolicWindow of(List<SymbolicEvent> events, Before before) {
    return new SymbolicWindow(events, before, Optional.empty());
  }
}
