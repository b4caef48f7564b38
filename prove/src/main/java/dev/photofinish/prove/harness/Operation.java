package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import java.util.List;

/**
 * A method that callers can call on an object of a class, or on the class.
 *
 * @param receiver the class that shows the method; it may inherit it
 * @param arguments the types that Java asks for; below those of the descriptor for generics
 * @param result the type that Java sees; may be below that of the descriptor, too
 */
record Operation(
    ClassModel receiver, MethodModel method, List<JavaType> arguments, JavaType result) {

  Operation {
    arguments = List.copyOf(arguments);
  }

  MethodRef reference() {
    return new MethodRef(
        receiver.name(), method.name(), method.descriptor(), receiver.isInterface());
  }

  JavaType receiverType() {
    return JavaType.ofClass(receiver.name());
  }

  /** For notices: {@code com.acme.Bank.deposit(int)}. */
  @Override
  public String toString() {
    return receiver + "." + method.signature();
  }
}
