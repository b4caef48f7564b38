package dev.photofinish.record.weave;

import dev.photofinish.trace.AddedCode;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The lambda expressions and method references of one class. Objects of them have the number of
 * their code. A reference to a method gets code of its own that calls the method, as the method is
 * also called by others; it is woven like the rest of the class.
 */
final class Closures {

  private static final String FACTORY = "java/lang/invoke/LambdaMetafactory";

  private static final String TEXTS = "java/lang/invoke/StringConcatFactory";

  /** What the code of lambda expressions is called by compilers. */
  private static final String CODE = "lambda$";

  private final ClassFacts facts;
  private final Registry registry;
  private final Map<Reference, Handle> added = new LinkedHashMap<>();

  /**
   * A method reference.
   *
   * @param within the method that it is written in
   * @param line where it is written
   */
  private record Reference(Handle method, String within, int line) {}

  Closures(ClassFacts facts, Registry registry) {
    this.facts = facts;
    this.registry = registry;
  }

  /** Whether an instruction makes an object of a lambda expression or method reference. */
  static boolean isMadeBy(Handle bootstrap, Object[] arguments) {
    return bootstrap.getOwner().equals(FACTORY)
        && arguments.length > 1
        && arguments[1] instanceof Handle;
  }

  /** Whether an instruction makes a text of what it is given, and keeps nothing else of it. */
  static boolean isText(Handle bootstrap) {
    return bootstrap.getOwner().equals(TEXTS);
  }

  /** Whether a method is the code of a lambda expression or method reference. */
  static boolean isCode(WovenMethod method) {
    return method.node().name.startsWith(CODE)
        && (method.node().access & Opcodes.ACC_SYNTHETIC) != 0;
  }

  /** The number of the code that a method is. */
  long number(String method) {
    return registry.code(facts.name() + "." + method);
  }

  /**
   * The code of an object; what is written as text with it, if it is serializable, stays.
   *
   * @param bootstrap what makes the object
   */
  private Handle code(Handle bootstrap, Reference reference) {
    Handle method = reference.method();
    boolean isOwn = method.getOwner().equals(facts.name()) && method.getName().startsWith(CODE);
    if (isOwn || !bootstrap.getName().equals("metafactory")) {
      return method;
    }
    Handle known = added.get(reference);
    return known != null ? known : add(reference);
  }

  /**
   * The arguments of an instruction that makes an object, with the code that it is to have.
   *
   * @param method the name of the method with the instruction
   */
  Object[] redirect(Handle bootstrap, Object[] arguments, String method, int line) {
    Object[] redirected = arguments.clone();
    redirected[1] = code(bootstrap, new Reference((Handle) arguments[1], method, line));
    return redirected;
  }

  private Handle add(Reference reference) {
    Handle code =
        new Handle(
            Opcodes.H_INVOKESTATIC,
            facts.name(),
            AddedCode.name(reference.within(), added.size()),
            descriptor(reference.method()),
            facts.isInterface());
    added.put(reference, code);
    return code;
  }

  private static String descriptor(Handle method) {
    Type owner = Type.getObjectType(method.getOwner());
    String descriptor = method.getDesc();
    return switch (method.getTag()) {
      case Opcodes.H_INVOKESTATIC -> descriptor;
      case Opcodes.H_NEWINVOKESPECIAL ->
          Type.getMethodDescriptor(owner, Type.getArgumentTypes(descriptor));
      default -> "(" + owner.getDescriptor() + descriptor.substring(1);
    };
  }

  /** Adds the code of method references to the class. */
  void writeTo(ClassVisitor to) {
    added.forEach((reference, code) -> write(reference, code, to));
    added.clear();
  }

  private static void write(Reference reference, Handle code, ClassVisitor to) {
    Handle method = reference.method();
    MethodVisitor visitor =
        to.visitMethod(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
            code.getName(),
            code.getDesc(),
            null,
            null);
    visitor.visitCode();
    if (reference.line() > 0) {
      Label begin = new Label();
      visitor.visitLabel(begin);
      visitor.visitLineNumber(reference.line(), begin);
    }
    boolean isNew = method.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    if (isNew) {
      visitor.visitTypeInsn(Opcodes.NEW, method.getOwner());
      visitor.visitInsn(Opcodes.DUP);
    }
    int variable = 0;
    for (Type type : Type.getArgumentTypes(code.getDesc())) {
      visitor.visitVarInsn(type.getOpcode(Opcodes.ILOAD), variable);
      variable += type.getSize();
    }
    visitor.visitMethodInsn(
        opcode(method.getTag()),
        method.getOwner(),
        method.getName(),
        method.getDesc(),
        method.isInterface());
    visitor.visitInsn(Type.getReturnType(code.getDesc()).getOpcode(Opcodes.IRETURN));
    visitor.visitMaxs(variable + 2, variable);
    visitor.visitEnd();
  }

  private static int opcode(int tag) {
    return switch (tag) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
      case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
      default -> Opcodes.INVOKESPECIAL;
    };
  }
}
