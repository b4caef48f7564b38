package dev.photofinish.record.weave;

import java.util.HashMap;
import java.util.Map;

/** How much of the methods of one class is woven. A method has at most 64 KB of code. */
final class Limits {

  /** What is told of a method. */
  enum Extent {
    ALL,
    /** Memory and locks, but not the way through it. */
    NO_PATH,
    /** Only that it was run. */
    GAP
  }

  private final Map<ClassFacts.MethodKey, Extent> extents = new HashMap<>();

  Extent of(ClassFacts.MethodKey method) {
    return extents.getOrDefault(method, Extent.ALL);
  }

  /** A method became too large; less of it is told the next time. */
  void tooLarge(ClassFacts.MethodKey method, RuntimeException reason) {
    extents.put(
        method,
        switch (of(method)) {
          case ALL -> Extent.NO_PATH;
          case NO_PATH -> Extent.GAP;
          case GAP -> throw reason;
        });
  }
}
