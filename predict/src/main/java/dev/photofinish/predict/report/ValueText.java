package dev.photofinish.predict.report;

import dev.photofinish.trace.Event;
import java.util.Optional;

/** A recorded value in words. */
final class ValueText {

  private ValueText() {}

  /**
   * The value of an access; nothing for contents, which have none, and for objects.
   *
   * @param type of the memory, as in class files
   */
  static Optional<String> of(Event access, String type) {
    long bits = access.value();
    if (access.member() == Event.CONTENTS || type.isEmpty()) {
      return Optional.empty();
    }
    return switch (type.charAt(0)) {
      case 'L', '[' -> bits == 0 ? Optional.of("null") : Optional.empty();
      case 'Z' -> Optional.of(String.valueOf(bits != 0));
      case 'F' -> Optional.of(String.valueOf(Float.intBitsToFloat((int) bits)));
      case 'D' -> Optional.of(String.valueOf(Double.longBitsToDouble(bits)));
      default -> Optional.of(String.valueOf(bits));
    };
  }
}
