package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Snapshot;

/**
 * What the two sides of a race do, and in which methods: races for the same memory that agree on it
 * have the same fingerprint.
 */
record Sides(MethodKey one, boolean oneWrites, MethodKey other, boolean otherWrites) {

  static Sides of(Pair pair) {
    Snapshot one = pair.one().access();
    Snapshot other = pair.other().access();
    return new Sides(one.site().method(), one.isWrite(), other.site().method(), other.isWrite());
  }
}
