package dev.photofinish.scan.report;

import dev.photofinish.ir.Value;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an access does with its memory, as far as the code around it in its own method tells.
 *
 * @param alone whether the method reads that memory nowhere else
 * @param doubleChecked whether the method tests it twice before it writes it
 * @param written the constant that is written, if it is one
 */
record Use(
    Means means,
    Deed deed,
    boolean alone,
    boolean doubleChecked,
    Value.@Nullable Constant written) {

  /** How the memory is accessed. */
  enum Means {
    FIELD,
    ARRAY,
    /** A method of the container, or of the object with a state of its own, does it. */
    CALL,
    UNKNOWN
  }

  /** What the access is part of. */
  enum Deed {
    /** A read from which no write of it follows, or a write of what does not depend on it. */
    PLAIN,
    /** It is read, and what is computed from that is written. */
    UPDATE,
    /** It is read, and whether it is written depends on that. */
    CHECK,
    UNKNOWN
  }

  static final Use UNKNOWN = new Use(Means.UNKNOWN, Deed.UNKNOWN, false, false, null);

  static final Use CALL = new Use(Means.CALL, Deed.UNKNOWN, false, false, null);

  /** Whether two writes certainly write the same. */
  boolean writesSameAs(Use other) {
    return written != null
        && other.written != null
        && Objects.equals(written.constant(), other.written.constant());
  }
}
