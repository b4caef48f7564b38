package dev.photofinish.record.weave;

import java.util.Optional;
import org.objectweb.asm.Opcodes;

/** Which calls go to a method that is woven, whatever objects there are. */
final class CertainCalls {

  private static final int NO_CODE = Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE;
  private static final int NO_CHOICE = Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;

  private final ClassFinder finder;
  private final Scope scope;

  CertainCalls(ClassFinder finder, Scope scope) {
    this.finder = finder;
    this.scope = scope;
  }

  boolean isWoven(int opcode, String owner, String name, String descriptor) {
    Optional<ClassFacts> declaring = declaring(owner, new ClassFacts.MethodKey(name, descriptor));
    return declaring.isPresent()
        && scope.contains(declaring.get().name())
        && goesThere(opcode, owner, declaring.get(), new ClassFacts.MethodKey(name, descriptor));
  }

  private boolean goesThere(
      int opcode, String owner, ClassFacts declaring, ClassFacts.MethodKey method) {
    int access = declaring.methods().getOrDefault(method, NO_CODE);
    if ((access & NO_CODE) != 0) {
      return false;
    }
    return switch (opcode) {
      case Opcodes.INVOKESTATIC, Opcodes.INVOKESPECIAL -> true;
      case Opcodes.INVOKEVIRTUAL -> (access & NO_CHOICE) != 0 || isFinal(owner);
      default -> false;
    };
  }

  private boolean isFinal(String owner) {
    return finder
        .find(owner)
        .filter(facts -> (facts.access() & Opcodes.ACC_FINAL) != 0)
        .isPresent();
  }

  /** The class that declares a method, among the one that is named and those above it. */
  private Optional<ClassFacts> declaring(String owner, ClassFacts.MethodKey method) {
    for (String at = owner; at != null; ) {
      Optional<ClassFacts> facts = finder.find(at);
      if (facts.isEmpty() || facts.get().methods().containsKey(method)) {
        return facts;
      }
      at = facts.get().isInterface() ? null : facts.get().superName();
    }
    return Optional.empty();
  }
}
