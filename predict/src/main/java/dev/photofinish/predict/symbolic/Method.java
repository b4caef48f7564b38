package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.MethodModel;

/**
 * A woven method.
 *
 * @param number in the dictionary
 */
record Method(int number, MethodModel model, Body body) {

  /** Compared by number: a body has no other equality than its own. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Method method && number == method.number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public String toString() {
    return model.toString();
  }
}
