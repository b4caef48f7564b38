package dev.photofinish.predict.solver;

/** What the solver found out. */
public sealed interface OrderAnswer {

  /** There is an order. */
  record Sat(OrderModel model) implements OrderAnswer {}

  /** There is none. */
  record Unsat() implements OrderAnswer {}

  /** A limit was reached first. */
  record Unknown() implements OrderAnswer {}
}
