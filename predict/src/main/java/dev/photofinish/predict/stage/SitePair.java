package dev.photofinish.predict.stage;

import dev.photofinish.trace.Event;

/**
 * Two places in the code whose accesses race; for one race of each pair, whatever the objects, a
 * report is made.
 */
public record SitePair(int site, int other) {

  public static SitePair of(Event first, Event second) {
    return of(first.site(), second.site());
  }

  public static SitePair of(int site, int other) {
    return new SitePair(Math.min(site, other), Math.max(site, other));
  }

  /** Whether both are known. */
  public boolean isKnown() {
    return site > 0;
  }
}
