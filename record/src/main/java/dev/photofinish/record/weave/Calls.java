package dev.photofinish.record.weave;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What calls are to the weaver. */
final class Calls {

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

  /** What the weaver itself adds calls of. */
  private static final String RUNTIME = Names.HOOKS.substring(0, Names.HOOKS.lastIndexOf('/') + 1);

  private static final Set<String> HANDLES =
      Set.of("java/lang/invoke/VarHandle", "java/lang/invoke/MethodHandle");

  private final ClassFinder finder;
  private final Scope scope;
  private final Planner planner;
  private final Initialisers initialisers;

  Calls(ClassFinder finder, Scope scope, Planner planner) {
    this.finder = finder;
    this.scope = scope;
    this.planner = planner;
    this.initialisers = new Initialisers(finder, scope);
  }

  /** The call of code that is not woven that an instruction makes; empty if it makes none. */
  Optional<LibraryCall> library(int opcode, String owner, String name, String descriptor) {
    boolean isStatic = opcode == Opcodes.INVOKESTATIC;
    if (owner.startsWith(RUNTIME)) {
      return Optional.empty();
    } else if (HANDLES.contains(owner)) {
      // Their methods have whatever types they are called with.
      return Optional.of(new LibraryCall(owner, name, descriptor, isStatic));
    } else if (owner.startsWith("[")) {
      return Optional.of(new LibraryCall("java/lang/Object", name, descriptor, isStatic));
    } else if (name.equals("<init>")) {
      return scope.contains(owner)
          ? Optional.empty()
          : Optional.of(new LibraryCall(owner, name, descriptor, false));
    }
    return finder
        .library(owner, new ClassFacts.MethodKey(name, descriptor), scope)
        .map(type -> new LibraryCall(type, name, descriptor, isStatic));
  }

  /** Other classes that are initialised before a final field is read, as far as that is told. */
  Set<String> initialisedFor(WovenMethod method, String owner, String name, String type) {
    Set<String> found =
        new LinkedHashSet<>(
            finder
                .declaring(owner, new ClassFacts.FieldKey(name, type))
                .map(facts -> initialisers.with(facts.name()))
                .orElse(Set.of()));
    found.remove(method.owner());
    return found;
  }

  /** The classes that are initialised before a method begins, as it may be their first use. */
  Set<String> initialisedFor(WovenMethod method) {
    int access = method.node().access;
    boolean isStatic = (access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) == Opcodes.ACC_STATIC;
    return switch (method.node().name) {
      case "<clinit>" -> Set.of();
      case "<init>" -> initialisers.withInterfaces(method.owner());
      default -> isStatic ? initialisers.with(method.owner()) : Set.of();
    };
  }

  /** What is told around a call that a method makes. */
  CallPlan plan(LibraryCall call, WovenMethod method) {
    CallPlan plan = planner.plan(call);
    return method.isFocused()
        ? plan.without(
            FocusedCalls.untold(call, scope.tellsContents(method.owner(), method.node().name)))
        : plan;
  }

  /**
   * Whether code that is not woven may call a method without naming its class: it overrides one of
   * a type that is not woven.
   */
  boolean isCallback(WovenMethod method) {
    int access = method.node().access;
    String name = method.node().name;
    boolean mayOverride =
        (access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC)) == 0 && !name.startsWith("<");
    return mayOverride
        && finder.overridesLibrary(
            method.owner(), new ClassFacts.MethodKey(name, method.node().desc), scope);
  }

  /** Whether somebody could do something to an object of a type. */
  static boolean mayChange(Type type) {
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
