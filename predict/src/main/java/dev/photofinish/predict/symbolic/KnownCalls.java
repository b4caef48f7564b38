package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodRef;
import java.util.List;
import java.util.Set;

/** What is known of methods of the platform that never fail, never call back and keep nothing. */
final class KnownCalls {

  /** What a method of the platform does. */
  enum Effect {
    /** Nothing that can be told. */
    UNKNOWN,
    /** Nothing to the object that it makes. */
    CONSTRUCTOR,
    /** Gives a value that depends on what it is given and on nothing else. */
    FUNCTION,
    /** Adds text to its receiver, and gives it. */
    APPEND,
    /** Gives the text of its receiver. */
    TEXT,
    /** Shows something. */
    PRINT
  }

  private static final Set<String> BOXES =
      Set.of(
          "java/lang/Boolean",
          "java/lang/Character",
          "java/lang/Byte",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double");

  private static final Set<String> BUILDERS =
      Set.of("java/lang/StringBuilder", "java/lang/StringBuffer");

  /** Made without arguments, these do nothing to others. */
  private static final Set<String> CONTAINERS =
      Set.of(
          "java/util/ArrayList",
          "java/util/LinkedList",
          "java/util/ArrayDeque",
          "java/util/HashMap",
          "java/util/LinkedHashMap",
          "java/util/TreeMap",
          "java/util/HashSet",
          "java/util/LinkedHashSet",
          "java/util/TreeSet",
          "java/util/concurrent/ConcurrentHashMap",
          "java/util/concurrent/ConcurrentLinkedQueue",
          "java/util/concurrent/CopyOnWriteArrayList",
          "java/util/concurrent/locks/ReentrantLock",
          "java/util/concurrent/atomic/AtomicBoolean",
          "java/util/concurrent/atomic/AtomicInteger",
          "java/util/concurrent/atomic/AtomicLong",
          "java/util/concurrent/atomic/AtomicReference");

  private static final Set<String> OF_MATH = Set.of("abs", "min", "max", "sqrt", "signum", "floor");

  private static final Set<String> OF_STRINGS = Set.of("length", "isEmpty", "hashCode");

  private KnownCalls() {}

  static Effect effect(MethodRef method) {
    String owner = method.owner();
    if (method.isConstructor()) {
      return ofConstructor(method);
    } else if (BOXES.contains(owner)) {
      return isBoxing(method) ? Effect.FUNCTION : Effect.UNKNOWN;
    } else if (BUILDERS.contains(owner)) {
      return ofBuilder(method);
    }
    return switch (owner) {
      case "java/lang/Math" -> OF_MATH.contains(method.name()) ? Effect.FUNCTION : Effect.UNKNOWN;
      case "java/lang/String" ->
          OF_STRINGS.contains(method.name()) || isOfPlainText(method, "valueOf")
              ? Effect.FUNCTION
              : Effect.UNKNOWN;
      case "java/io/PrintStream" ->
          isOfPlainText(method, "print") || isOfPlainText(method, "println")
              ? Effect.PRINT
              : Effect.UNKNOWN;
      default -> Effect.UNKNOWN;
    };
  }

  private static Effect ofConstructor(MethodRef method) {
    String owner = method.owner();
    boolean isRoot =
        owner.equals("java/lang/Object")
            || owner.equals("java/lang/Record")
            || owner.equals("java/lang/Enum")
            || owner.equals("java/lang/Throwable");
    boolean isException =
        owner.startsWith("java/lang/") && (owner.endsWith("Exception") || owner.endsWith("Error"));
    boolean isEmpty =
        (BUILDERS.contains(owner) || CONTAINERS.contains(owner))
            && method.descriptor().parameters().isEmpty();
    return isRoot || isException || isEmpty ? Effect.CONSTRUCTOR : Effect.UNKNOWN;
  }

  private static boolean isBoxing(MethodRef method) {
    List<JavaType> parameters = method.descriptor().parameters();
    return method.name().equals("valueOf")
        ? parameters.size() == 1 && !parameters.get(0).isReference()
        : method.name().endsWith("Value") && parameters.isEmpty();
  }

  private static Effect ofBuilder(MethodRef method) {
    if (isOfPlainText(method, "append") && method.descriptor().parameters().size() == 1) {
      return Effect.APPEND;
    }
    boolean isText = method.name().equals("toString") || method.name().equals("length");
    return isText ? Effect.TEXT : Effect.UNKNOWN;
  }

  /** Whether it takes numbers and strings only: of other objects it would call methods. */
  private static boolean isOfPlainText(MethodRef method, String name) {
    return method.name().equals(name)
        && method.descriptor().parameters().stream()
            .allMatch(type -> !type.isReference() || type.equals(JavaType.STRING));
  }
}
