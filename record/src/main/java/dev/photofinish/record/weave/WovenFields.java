package dev.photofinish.record.weave;

import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Which fields' accesses are told: those of woven classes that may change. */
final class WovenFields {

  private final ClassFinder finder;
  private final Rooms rooms;
  private final Scope scope;
  private final Registry registry;

  WovenFields(ClassFinder finder, Rooms rooms, Scope scope, Registry registry) {
    this.finder = finder;
    this.rooms = rooms;
    this.scope = scope;
    this.registry = registry;
  }

  /** The field that an instruction is about, if its accesses are told. */
  Optional<WovenField> find(String owner, String name, String descriptor) {
    return finder
        .declaring(owner, new ClassFacts.FieldKey(name, descriptor))
        .filter(facts -> scope.contains(facts.name()))
        .filter(facts -> scope.tells(facts.name(), name) || isVolatile(facts, name, descriptor))
        .map(facts -> field(facts, owner, name, descriptor))
        .filter(this::isTold);
  }

  /** Synchronisation is told, whatever is looked at. */
  private static boolean isVolatile(ClassFacts facts, String name, String descriptor) {
    int access = facts.fields().getOrDefault(new ClassFacts.FieldKey(name, descriptor), 0);
    return (access & Opcodes.ACC_VOLATILE) != 0;
  }

  /** Whether what a field holds is looked at with it: arrays, and containers. */
  boolean isHolder(String owner, String name, String descriptor) {
    return CodeAdapter.isReference(Type.getType(descriptor))
        && finder
            .declaring(owner, new ClassFacts.FieldKey(name, descriptor))
            .filter(facts -> scope.contains(facts.name()) && scope.tells(facts.name(), name))
            .isPresent();
  }

  /** Whether uses of arrays and containers are told in a method. */
  boolean tellsContents(WovenMethod method) {
    return scope.tellsContents(method.owner(), method.node().name);
  }

  /** Whether objects of a class say whether others know them. */
  boolean hasNumber(String owner) {
    return scope.contains(owner) && rooms.hasRoom(owner);
  }

  private WovenField field(ClassFacts facts, String seenIn, String name, String descriptor) {
    int access =
        facts.fields().getOrDefault(new ClassFacts.FieldKey(name, descriptor), Opcodes.ACC_FINAL);
    int member = registry.field(facts.name(), name, descriptor, access);
    return new WovenField(facts.name(), seenIn, name, descriptor, access, member);
  }

  private boolean isTold(WovenField field) {
    boolean isFinal = (field.access() & Opcodes.ACC_FINAL) != 0;
    return !isFinal && (field.isStatic() || rooms.hasRoom(field.owner()));
  }
}
