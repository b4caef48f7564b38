package dev.photofinish.record.weave;

import org.objectweb.asm.Type;

/**
 * A call of code that is not woven.
 *
 * @param type the type whose method is called: the first above the named one that is not woven
 */
record LibraryCall(String type, String name, String descriptor, boolean isStatic) {

  boolean isConstructor() {
    return name.equals("<init>");
  }

  Type[] arguments() {
    return Type.getArgumentTypes(descriptor);
  }

  Type result() {
    return Type.getReturnType(descriptor);
  }

  boolean returnsObject() {
    return CodeAdapter.isReference(result());
  }

  /** Whether there is an operand, and it is an object before the call. */
  boolean has(int operand) {
    if (operand == Step.THIS) {
      return !isStatic && !isConstructor();
    }
    Type[] arguments = arguments();
    return operand >= 0
        && operand < arguments.length
        && CodeAdapter.isReference(arguments[operand]);
  }

  /** Whether the result is what a hook can be told. */
  boolean hasResult(Step.Shape shape) {
    int sort = result().getSort();
    return shape.isObject()
        ? returnsObject() || isConstructor()
        : sort == Type.BOOLEAN || sort == Type.LONG;
  }
}
