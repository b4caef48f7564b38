package dev.photofinish.predict.values;

import dev.photofinish.trace.Event;

/** A part of an object. */
record Place(long object, int member) {

  static Place of(Event event) {
    return new Place(event.object(), event.member());
  }
}
