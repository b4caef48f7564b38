package dev.photofinish.record.weave;

import dev.photofinish.trace.AddedCode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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
   * A method that is referred to.
   *
   * @param receiver the type of what it is called on, as the reference has it, which may be below
   *     the one that the method is looked for in: the code that stands for the method has to take
   *     just that; empty if it is called on nothing
   * @param within the method that it is written in
   * @param line where it is written
   */
  private record Reference(Handle method, Optional<Type> receiver, String within, int line) {

    /** What the code has on the stack to call the method. */
    Type[] operands() {
      List<Type> types = new ArrayList<>(List.of(Type.getArgumentTypes(method.getDesc())));
      receiver.ifPresent(type -> types.add(0, type));
      return types.toArray(new Type[0]);
    }

    String descriptor() {
      return Type.getMethodDescriptor(isNew() ? owner() : returned(), operands());
    }

    private Type returned() {
      return Type.getReturnType(method.getDesc());
    }

    Type owner() {
      return Type.getObjectType(method.getOwner());
    }

    boolean isNew() {
      return method.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    }
  }

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
   * The arguments of an instruction that makes an object, with the code that it is to have. What is
   * written as text with the object, if it is serializable, stays: another factory makes these.
   *
   * @param within the name of the method with the instruction
   */
  Object[] redirect(
      String descriptor, Handle bootstrap, Object[] arguments, String within, int line) {
    Object[] redirected = arguments.clone();
    Handle method = (Handle) arguments[1];
    if (!isOwn(method) && bootstrap.getName().equals("metafactory")) {
      Optional<Type> receiver = receiver(method, descriptor, arguments);
      redirected[1] = code(new Reference(method, receiver, within, line));
    }
    return redirected;
  }

  /** Whether it is the code of a lambda expression. */
  private boolean isOwn(Handle method) {
    return method.getOwner().equals(facts.name()) && method.getName().startsWith(CODE);
  }

  /** The method is given first what the object was made with, and then what it is called with. */
  private static Optional<Type> receiver(Handle method, String descriptor, Object[] arguments) {
    boolean hasNone =
        method.getTag() == Opcodes.H_INVOKESTATIC || method.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    if (hasNone) {
      return Optional.empty();
    }
    return Stream.of(descriptor, arguments[2].toString())
        .flatMap(each -> Stream.of(Type.getArgumentTypes(each)))
        .findFirst();
  }

  private Handle code(Reference reference) {
    return added.computeIfAbsent(
        reference,
        each ->
            new Handle(
                Opcodes.H_INVOKESTATIC,
                facts.name(),
                AddedCode.name(each.within(), added.size()),
                each.descriptor(),
                facts.isInterface()));
  }

  /** Adds the code of method references to the class. */
  void writeTo(ClassVisitor to) {
    added.forEach((reference, code) -> write(reference, code, to));
    added.clear();
  }

  private void write(Reference reference, Handle code, ClassVisitor to) {
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
    if (reference.isNew()) {
      visitor.visitTypeInsn(Opcodes.NEW, reference.method().getOwner());
      visitor.visitInsn(Opcodes.DUP);
    }
    int variables = load(reference, visitor);
    Handle method = reference.method();
    visitor.visitMethodInsn(
        opcode(method.getTag()),
        method.getOwner(),
        method.getName(),
        method.getDesc(),
        method.isInterface());
    visitor.visitInsn(Type.getReturnType(code.getDesc()).getOpcode(Opcodes.IRETURN));
    visitor.visitMaxs(variables + 2, variables);
    visitor.visitEnd();
  }

  /** Loads the operands; how many variables they have. */
  private int load(Reference reference, MethodVisitor to) {
    int variable = 0;
    for (Type type : reference.operands()) {
      to.visitVarInsn(type.getOpcode(Opcodes.ILOAD), variable);
      if (variable == 0 && reference.receiver().isPresent()) {
        cast(reference, type, to);
      }
      variable += type.getSize();
    }
    return variable;
  }

  /**
   * The verifier would load classes to see that one is below another. Those above this one are
   * there, and methods that are protected are called on nothing but it.
   */
  private void cast(Reference reference, Type receiver, MethodVisitor to) {
    boolean isSpecial = reference.method().getTag() == Opcodes.H_INVOKESPECIAL;
    Type asked = isSpecial ? Type.getObjectType(facts.name()) : reference.owner();
    if (!receiver.equals(asked) && !receiver.getInternalName().equals(facts.name())) {
      to.visitTypeInsn(Opcodes.CHECKCAST, asked.getInternalName());
    }
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
