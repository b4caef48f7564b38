package dev.photofinish.scan.method;

import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.scan.domain.Summary;

/** What is known of the code that a call runs. */
sealed interface Callee {

  /** Code that has been analysed. */
  record Analysed(FixedList<Target> targets) implements Callee {}

  /** A method that may run, with its summary. */
  record Target(MethodModel method, Summary summary) {}

  /** A method of a library that a model describes. */
  record Modelled(MethodFacts facts) implements Callee {}

  /** Nothing is known: it is assumed to do no harm. */
  record Unknown() implements Callee {}
}
