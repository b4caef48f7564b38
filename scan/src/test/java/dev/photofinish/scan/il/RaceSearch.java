package dev.photofinish.scan.il;

import java.util.Optional;

/**
 * What the search for a race came to.
 *
 * @param trace an execution that races, if one was found
 * @param gaveUp if none was found: whether there may still be one, as not all was looked at
 */
public record RaceSearch(Optional<RacingTrace> trace, boolean gaveUp) {}
