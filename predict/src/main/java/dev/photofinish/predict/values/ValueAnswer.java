package dev.photofinish.predict.values;

import dev.photofinish.trace.Event;
import java.util.List;

/** What was found out about a {@link ValueQuery}. */
public sealed interface ValueAnswer {

  /**
   * They can.
   *
   * @param witness what happens before, and then the two
   */
  record Race(List<Event> witness) implements ValueAnswer {}

  /** They cannot, as far as it can be told with what is known of the values. */
  record None() implements ValueAnswer {}

  /** It was not found out. */
  record Unknown(String reason) implements ValueAnswer {}
}
