package dev.photofinish.ir;

import java.util.Locale;

/** What a {@link Compute} does; the operands' and the result's types say on which numbers. */
public enum Operator {
  ADD,
  SUB,
  MUL,
  DIV,
  REM,
  NEG,
  SHL,
  SHR,
  USHR,
  AND,
  OR,
  XOR,
  /** -1, 0 or 1 as the first is less than, equal to or greater than the second; longs. */
  COMPARE,
  /** Like {@link #COMPARE} for floating point; -1 if one is not a number. */
  COMPARE_OR_LESS,
  /** Like {@link #COMPARE} for floating point; 1 if one is not a number. */
  COMPARE_OR_GREATER,
  /** To the result's type. */
  CONVERT;

  boolean divides() {
    return this == DIV || this == REM;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
