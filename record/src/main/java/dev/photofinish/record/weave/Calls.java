package dev.photofinish.record.weave;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What calls are to the weaver. */
final class Calls {

  /** What a call does that other threads notice. */
  enum Kind {
    /** Code that is woven itself tells what it does. */
    STAYS,
    /** What is passed may be known to anybody afterwards. */
    LEAVES,
    START,
    JOIN,
    WAIT,
    NOTIFY,
    NOTIFY_ALL
  }

  /** Types of which no object can be changed or locked by anybody. */
  private static final Set<String> VALUES =
      Set.of(
          "java/lang/String",
          "java/lang/Class",
          "java/lang/Boolean",
          "java/lang/Character",
          "java/lang/Byte",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double");

  private final ClassFinder finder;
  private final Scope scope;

  Calls(ClassFinder finder, Scope scope) {
    this.finder = finder;
    this.scope = scope;
  }

  Kind kindOf(int opcode, String owner, String name, String descriptor) {
    if (opcode != Opcodes.INVOKEVIRTUAL || !descriptor.equals("()V")) {
      return ofOthers(owner);
    }
    return switch (name) {
      case "start" -> isThread(owner) ? Kind.START : ofOthers(owner);
      case "join" -> isThread(owner) ? Kind.JOIN : ofOthers(owner);
      case "wait" -> Kind.WAIT;
      case "notify" -> Kind.NOTIFY;
      case "notifyAll" -> Kind.NOTIFY_ALL;
      default -> ofOthers(owner);
    };
  }

  private Kind ofOthers(String owner) {
    return scope.contains(owner) ? Kind.STAYS : Kind.LEAVES;
  }

  private boolean isThread(String owner) {
    return finder.isBelow(owner, "java/lang/Thread");
  }

  /** Whether somebody could do something to an object of a type. */
  boolean mayChange(Type type) {
    return CodeAdapter.isReference(type)
        && !(type.getSort() == Type.OBJECT && VALUES.contains(type.getInternalName()));
  }

  /** Whether code that is not woven may call a method, and so have what it returns. */
  boolean mayReturnToOthers(WovenMethod method) {
    int access = method.node().access;
    boolean isOfLambda = (access & Opcodes.ACC_SYNTHETIC) != 0;
    return isOfLambda || (access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC)) == 0;
  }

  /** Whether a constructor calls another of its class, or that of its super class. */
  boolean isOwnConstructor(WovenMethod method, String owner) {
    return owner.equals(method.owner())
        || finder.find(method.owner()).map(facts -> owner.equals(facts.superName())).orElse(true);
  }
}
