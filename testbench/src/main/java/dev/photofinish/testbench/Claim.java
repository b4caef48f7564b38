package dev.photofinish.testbench;

/**
 * What a marker says of a place.
 *
 * @param place where the access is
 * @param kind whether there is a race and whether it is reported
 * @param wanted the access
 * @param text the marker's own words, for messages
 * @param limit the name of the known limit that this is part of; empty for {@link Kind#RACE}
 */
record Claim(Place place, Kind kind, Wanted wanted, String text, String limit) {

  enum Kind {
    /** A race that must be reported. */
    RACE,
    /** A race that the engine is known to miss. */
    KNOWN_MISS,
    /** No race, but the engine is known to report one. */
    FALSE_ALARM
  }

  Claim with(Wanted other) {
    return new Claim(place, kind, other, text, limit);
  }
}
