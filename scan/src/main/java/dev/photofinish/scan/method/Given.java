package dev.photofinish.scan.method;

import dev.photofinish.ir.Closure;
import dev.photofinish.ir.Concat;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Value;

/** What a call certainly passes for a parameter: enough to decide tests of it. */
sealed interface Given {

  Given UNKNOWN = new Unknown();
  Given NOT_NULL = new NotNull();

  /** A constant; null and false are 0, true is 1. */
  record Constant(int value) implements Given {}

  /** A parameter of the caller. */
  record Formal(int index) implements Given {}

  /** An object, whichever it is. */
  record NotNull() implements Given {}

  /** It may be anything. */
  record Unknown() implements Given {}

  /** What a value of a method is. */
  static Given of(Value value, MethodModel method) {
    Value plain = LockNaming.plain(value);
    if (plain instanceof Value.Constant constant) {
      return of(constant);
    } else if (plain instanceof Value.Parameter parameter) {
      boolean isThis = parameter.index() == 0 && !method.isStatic();
      return isThis ? NOT_NULL : new Formal(parameter.index());
    }
    return plain instanceof Value.Caught || isMade(plain) ? NOT_NULL : UNKNOWN;
  }

  /** What a constant is. */
  static Given of(Value.Constant constant) {
    if (constant.isNull()) {
      return new Constant(0);
    } else if (constant.constant() instanceof Integer number) {
      return new Constant(number);
    }
    boolean isObject =
        constant.constant() instanceof String || constant.constant() instanceof JavaType;
    return isObject ? NOT_NULL : UNKNOWN;
  }

  private static boolean isMade(Value value) {
    return value instanceof Value.Result result
        && (result.definition() instanceof New
            || result.definition() instanceof NewArray
            || result.definition() instanceof Closure
            || result.definition() instanceof Concat);
  }
}
