package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.CLASSES;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** Which classes are initialised before one is used (JLS 12.4.1). */
final class Initialisers {

  private static final ClassFacts.MethodKey INITIALISER =
      new ClassFacts.MethodKey("<clinit>", "()V");

  /** Calls that use a class which their instruction does not name, by type. */
  private static final Map<String, Set<String>> USES =
      Map.ofEntries(
          Map.entry("java/lang/Class", Set.of("forName", "newInstance", "getEnumConstants")),
          Map.entry("java/lang/Enum", Set.of("valueOf")),
          Map.entry("java/util/EnumSet", Set.of("allOf", "noneOf", "complementOf")),
          Map.entry("java/util/EnumMap", Set.of("<init>")),
          Map.entry("java/util/ServiceLoader", Set.of("findFirst", "iterator", "forEach")),
          Map.entry("java/io/ObjectInputStream", Set.of("readObject", "readUnshared")),
          Map.entry("java/lang/reflect/Constructor", Set.of("newInstance")),
          Map.entry("java/lang/reflect/Method", Set.of("invoke")),
          Map.entry(
              "java/lang/invoke/MethodHandle",
              Set.of("invoke", "invokeExact", "invokeWithArguments")),
          Map.entry(
              "java/lang/invoke/MethodHandles$Lookup",
              Set.of(
                  "ensureInitialized",
                  "findStatic",
                  "findStaticGetter",
                  "findStaticSetter",
                  "findStaticVarHandle")),
          Map.entry("sun/misc/Unsafe", Set.of("ensureClassInitialized", "allocateInstance")));

  private static final String FIELD = "java/lang/reflect/Field";

  private final ClassFinder finder;
  private final Scope scope;

  Initialisers(ClassFinder finder, Scope scope) {
    this.finder = finder;
    this.scope = scope;
  }

  /** Adds that a call uses some class, if it does. */
  static CallPlan add(LibraryCall call, CallPlan plan) {
    boolean isUse =
        USES.getOrDefault(call.type(), Set.of()).contains(call.name())
            || (call.type().equals(FIELD) && call.name().matches("[gs]et.*"));
    return isUse
        ? PlanBuilder.of(call, plan).always(CLASSES, "usedSome").build(plan.handed())
        : plan;
  }

  /** Whether the initialisation of a class is told, so that its use should be. */
  boolean isTold(String owner) {
    return scope.contains(owner)
        && finder.find(owner).map(facts -> facts.methods().containsKey(INITIALISER)).orElse(false);
  }

  /** The class itself and all that are initialised with it, as far as that is told. */
  Set<String> with(String owner) {
    Set<String> found = new LinkedHashSet<>(withInterfaces(owner));
    finder
        .find(owner)
        .filter(facts -> !facts.isInterface() && facts.superName() != null)
        .ifPresent(facts -> found.addAll(with(String.valueOf(facts.superName()))));
    return found;
  }

  /** The same without the classes above, whose constructors are called anyway. */
  Set<String> withInterfaces(String owner) {
    Set<String> found = new LinkedHashSet<>();
    if (isTold(owner)) {
      found.add(owner);
    }
    finder
        .find(owner)
        .filter(facts -> !facts.isInterface())
        .ifPresent(facts -> facts.interfaces().forEach(each -> addDefaults(each, found)));
    return found;
  }

  /** An interface is initialised with classes only for methods that they may have from it. */
  private void addDefaults(String type, Set<String> found) {
    finder
        .find(type)
        .ifPresent(
            facts -> {
              if (isTold(type) && facts.methods().values().stream().anyMatch(this::isDefault)) {
                found.add(type);
              }
              facts.interfaces().forEach(each -> addDefaults(each, found));
            });
  }

  private boolean isDefault(int access) {
    return (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC)) == 0;
  }
}
