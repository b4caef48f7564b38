package dev.photofinish.predict.witness;

import dev.photofinish.trace.Event;

/** A part of an object. */
record Location(long object, int member) {

  static Location of(Event event) {
    return new Location(event.object(), event.member());
  }
}
