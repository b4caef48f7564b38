package dev.photofinish.ir.build;

/** What a body is built in, before it is made of objects. Reused from method to method. */
final class Buffers {

  final Definitions definitions = new Definitions();
  final Phis phis = new Phis();
  final Operands operands = new Operands();

  /** The operand stack; grows as it has to. */
  int[] stack = new int[64];

  /** Makes room for the next method. */
  void clear() {
    definitions.clear();
    phis.clear();
    operands.clear();
  }
}
