package dev.photofinish.ir.selection;

import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * A class or interface of a random hierarchy.
 *
 * @param superName the super class; Object for an interface
 */
record TypeSpec(
    String name,
    boolean isInterface,
    String superName,
    List<String> interfaces,
    List<MethodSpec> methods) {

  /** A method of the type; it returns the type's name. */
  record MethodSpec(String name, int access) {
    boolean isAbstract() {
      return (access & Opcodes.ACC_ABSTRACT) != 0;
    }
  }

  TypeSpec {
    interfaces = List.copyOf(interfaces);
    methods = List.copyOf(methods);
  }

  boolean hasPrivate(String method) {
    return methods.contains(new MethodSpec(method, Opcodes.ACC_PRIVATE));
  }
}
