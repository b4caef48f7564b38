package dev.photofinish.record.weave;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Which classes have room for the numbers of their objects, as the weaver gives it to them. */
final class Rooms {

  private final ClassFinder finder;
  private final Scope scope;

  Rooms(ClassFinder finder, Scope scope) {
    this.finder = finder;
    this.scope = scope;
  }

  /** Whether objects of a class have it, in this class or one above. */
  boolean hasRoom(String name) {
    Optional<ClassFacts> facts = finder.find(name);
    return facts.isPresent() && (getsRoom(facts.get()) || isBelowOne(facts.get()));
  }

  /** Whether it is this class that gets it, and none above has it. */
  boolean isFirst(ClassFacts facts) {
    return getsRoom(facts) && !isBelowOne(facts);
  }

  /** What a class implements with its room, if it is this one that gets it. */
  String[] interfaces(ClassFacts facts, String @Nullable [] known) {
    List<String> all = new ArrayList<>(known == null ? List.of() : List.of(known));
    if (isFirst(facts)) {
      all.add(Names.NUMBERED);
    }
    return all.toArray(new String[0]);
  }

  private boolean isBelowOne(ClassFacts facts) {
    String superName = facts.superName();
    return superName != null && hasRoom(superName);
  }

  /** Records have no fields but those of their header, which are final. */
  private boolean getsRoom(ClassFacts facts) {
    return scope.contains(facts.name())
        && !facts.isInterface()
        && (facts.access() & Opcodes.ACC_RECORD) == 0
        && !"java/lang/Record".equals(facts.superName());
  }
}
