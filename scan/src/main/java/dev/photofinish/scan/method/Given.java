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

  /** A constant; null and false are 0, true is 1. */
  record Constant(int value) implements Given {
    @Override
    public boolean equals(Object other) {
      return other instanceof Constant constant && value == constant.value;
    }

    @Override
    public int hashCode() {
      return value;
    }
  }

  /** A parameter of the caller. */
  record Formal(int index) implements Given {
    @Override
    public boolean equals(Object other) {
      return other instanceof Formal formal && index == formal.index;
    }

    @Override
    public int hashCode() {
      return index;
    }
  }

  /** What has no number. */
  enum Vague implements Given {
    /** An object, whichever it is. */
    NOT_NULL,
    /** It may be anything. */
    UNKNOWN
  }

  /** What a value of a method is. */
  static Given of(Value value, MethodModel method) {
    Value plain = LockNaming.plain(value);
    if (plain instanceof Value.Constant constant) {
      return of(constant);
    } else if (plain instanceof Value.Parameter parameter) {
      boolean isThis = parameter.index() == 0 && !method.isStatic();
      return isThis ? Vague.NOT_NULL : new Formal(parameter.index());
    }
    return plain instanceof Value.Caught || isMade(plain) ? Vague.NOT_NULL : Vague.UNKNOWN;
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
    return isObject ? Vague.NOT_NULL : Vague.UNKNOWN;
  }

  private static boolean isMade(Value value) {
    return value instanceof Value.Result result
        && (result.definition() instanceof New
            || result.definition() instanceof NewArray
            || result.definition() instanceof Closure
            || result.definition() instanceof Concat);
  }
}
