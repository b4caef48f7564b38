package dev.photofinish.prove.points;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;

/** What a call runs. */
sealed interface Target {

  /** A method whose code is analysed. */
  record Real(MethodModel method) implements Target {}

  /** A library's method: by its model if there is one, by the worst case otherwise. */
  record Library(MethodRef method) implements Target {}

  /** The code of the closure that it is called on. */
  record OfClosure() implements Target {}

  /** Nothing: no such object can be called so. */
  record Nothing() implements Target {}
}
