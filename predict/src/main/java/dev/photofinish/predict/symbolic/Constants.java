package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Value;

/** Constants of the code as terms. */
final class Constants {

  private Constants() {}

  /** Strings, classes and the like are not numbers, but they depend on nothing. */
  static Term term(Value.Constant value) {
    Object constant = value.constant();
    if (constant == null) {
      return Term.ZERO;
    } else if (constant instanceof Integer || constant instanceof Long) {
      return Term.constant(((Number) constant).longValue());
    } else if (constant instanceof Float number) {
      return Term.constant(Float.floatToRawIntBits(number));
    } else if (constant instanceof Double number) {
      return Term.constant(Double.doubleToRawLongBits(number));
    }
    return Term.unknown(Dependence.NONE);
  }
}
