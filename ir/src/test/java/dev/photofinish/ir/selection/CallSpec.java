package dev.photofinish.ir.selection;

import dev.photofinish.ir.CallKind;

/**
 * A call instruction.
 *
 * @param number makes the name of the method that holds it
 * @param caller the class that holds it: on {@code this} if it is part of the hierarchy, on its
 *     argument otherwise
 * @param owner the class that the instruction names
 * @param ownerIsInterface what the instruction says of it, right or wrong
 */
record CallSpec(
    int number,
    String caller,
    CallKind kind,
    String owner,
    boolean ownerIsInterface,
    String method) {

  String holder() {
    return "call" + number;
  }
}
