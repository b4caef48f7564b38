package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.harness.generic.InheritedTypes;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;

/**
 * Finds what users of a library may extend, and how. Belongs to the thread that makes the harness.
 */
final class UserClasses {

  /** Only compilers extend these. */
  private static final Set<String> RESERVED = Set.of("java/lang/Enum", "java/lang/Record");

  private static final int NOT_OURS = Opcodes.ACC_FINAL | Opcodes.ACC_ENUM | Opcodes.ACC_ANNOTATION;

  private final Accessibility accessibility;
  private final InheritedTypes types;
  private final String mainClass;
  private final Names names;
  private final Map<String, UserClass> made = new TreeMap<>();

  UserClasses(Accessibility accessibility, InheritedTypes types, String mainClass, Names names) {
    this.accessibility = accessibility;
    this.types = types;
    this.mainClass = mainClass;
    this.names = names;
  }

  /** The class that extends or implements a type; empty if users cannot. */
  Optional<UserClass> of(ClassModel base) {
    if (!made.containsKey(base.name()) && canExtend(base)) {
      String name = mainClass + "$" + names.unique("My" + Names.simple(base.name()));
      List<Callback> callbacks = AbstractMethods.of(types, base);
      made.put(base.name(), new UserClass(name, base, constructors(base), callbacks));
    }
    return Optional.ofNullable(made.get(base.name()));
  }

  /** All that were asked for. */
  Collection<UserClass> all() {
    return made.values();
  }

  private boolean canExtend(ClassModel base) {
    return accessibility.isAccessible(base)
        && (base.access() & NOT_OURS) == 0
        && base.permittedSubclasses().isEmpty()
        && !RESERVED.contains(base.name())
        && (base.isInterface() || !constructors(base).isEmpty())
        && AbstractMethods.grouped(types, base).stream()
            .flatMap(List::stream)
            .allMatch(this::isOpen)
        && AbstractMethods.of(types, base).stream().allMatch(this::canDeclare);
  }

  private boolean isOpen(MethodModel method) {
    return (method.isPublic() || method.isProtected()) && JavaWords.isName(method.name());
  }

  private boolean canDeclare(Callback callback) {
    return accessibility.obstacle(callback.types()).isEmpty();
  }

  private List<MethodModel> constructors(ClassModel base) {
    return base.methods().stream()
        .filter(MethodModel::isConstructor)
        .filter(method -> method.isPublic() || method.isProtected())
        .filter(method -> !method.isSynthetic() && accessibility.canPass(method))
        .filter(method -> !base.isInterface())
        .sorted(Operations.BY_NAME)
        .toList();
  }
}
