package dev.photofinish.predict.symbolic;

import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A value of a thread while its code is run again: as an expression, and as it was in the recorded
 * run, if that is known. With both side by side each step is checked against the recording.
 */
final class Term {

  /** An expression with more parts than this counts as unknown: solvers do no better. */
  private static final int MOST_PARTS = 100;

  static final Term ZERO = constant(0);

  /**
   * What is computed, in a way that is not told, of something that would be read: it may be written
   * where nobody reads it, and there is no other use of it.
   */
  static final Term UNTOLD = unknown(Dependence.NONE);

  private final Expression expression;
  private final int parts;
  private final boolean hasValue;
  private final long value;
  private final @Nullable LocalObject object;

  /** What read it, if it is a reference that was not null and has no number. */
  private final Expression.@Nullable Read unnumbered;

  private Term(
      Expression expression,
      int parts,
      boolean hasValue,
      long value,
      @Nullable LocalObject object) {
    this(expression, parts, hasValue, value, object, null);
  }

  private Term(
      Expression expression,
      int parts,
      boolean hasValue,
      long value,
      @Nullable LocalObject object,
      Expression.@Nullable Read unnumbered) {
    this.expression = expression;
    this.parts = parts;
    this.hasValue = hasValue;
    this.value = value;
    this.object = object;
    this.unnumbered = unnumbered;
  }

  static Term constant(long value) {
    return new Term(new Expression.Constant(value), 1, true, value, null);
  }

  /** What an event read. */
  static Term read(long event, long value) {
    return new Term(new Expression.Read(event), 1, true, value, null);
  }

  /** What an event would read that is not in the recorded run. */
  static Term read(long event) {
    return new Term(new Expression.Read(event), 1, false, 0, null);
  }

  /** What an event read that was something without a number, such as a string. */
  static Term unnumbered(long event) {
    Dependence on = new Dependence(Set.of(event), Set.of());
    return new Term(new Expression.Unknown(on), 1, false, 0, null, new Expression.Read(event));
  }

  /** An object that this run of the code has made. */
  static Term of(LocalObject object) {
    return new Term(new Expression.Unknown(Dependence.NONE), 1, false, 0, object);
  }

  static Term unknown(Dependence on) {
    return new Term(new Expression.Unknown(on), 1, false, 0, null);
  }

  /** A value that was so in the recorded run. */
  static Term unknown(Dependence on, long value) {
    return new Term(new Expression.Unknown(on), 1, true, value, null);
  }

  /** An exact computation; null if it has too many parts. */
  static @Nullable Term computed(Expression.Compute expression, int parts, OptionalLong value) {
    return parts > MOST_PARTS
        ? null
        : new Term(expression, parts, value.isPresent(), value.orElse(0), null);
  }

  Expression expression() {
    return object != null && object.number() != 0
        ? new Expression.Constant(object.number())
        : expression;
  }

  int parts() {
    return parts;
  }

  /** Whether the expression tells its value for whatever is read. */
  boolean isExact() {
    return !(expression() instanceof Expression.Unknown);
  }

  boolean isConstant() {
    return expression() instanceof Expression.Constant;
  }

  /** Whether its value in the recorded run is known. */
  boolean hasValue() {
    return hasValue || (object != null && object.number() != 0);
  }

  /** Whether it is what a read found that was not null, and of which nothing else is known. */
  boolean isUnnumbered() {
    return unnumbered != null;
  }

  /** It where it only matters whether it is null. */
  Expression nullable() {
    return unnumbered == null ? expression() : unnumbered;
  }

  /** Its value in the recorded run. */
  long value() {
    return object == null ? value : object.number();
  }

  /** It where its value may be another than in the recorded run. */
  Term withoutValue() {
    return hasValue && !isConstant() && object == null
        ? new Term(expression, parts, false, 0, null)
        : this;
  }

  /** Whether it has what would be read on a way that was not taken. */
  boolean isOnlyTried() {
    return isExact() && !hasValue() && object == null;
  }

  /** The object, if this run of the code has made it. */
  @Nullable LocalObject object() {
    return object;
  }

  /** Whether it is an object that certainly nobody else knows. */
  boolean isLocal() {
    return object != null && object.number() == 0 && !object.isLeaked();
  }

  /**
   * @throws LostException if that is not known of what would be read
   */
  Dependence dependence() {
    if (this == UNTOLD) {
      throw new LostException("it is not known what would be read");
    }
    return Dependences.of(expression());
  }

  @Override
  public String toString() {
    return expression() + (hasValue() ? " = " + value() : "");
  }
}
