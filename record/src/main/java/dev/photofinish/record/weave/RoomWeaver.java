package dev.photofinish.record.weave;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Gives a class nothing but room for the numbers of its objects. That is for classes whose methods
 * cannot be woven: the code of others relies on the room.
 */
final class RoomWeaver extends ClassVisitor {

  private final ClassFacts facts;
  private final Rooms rooms;
  private final Registry registry;

  private RoomWeaver(ClassFacts facts, Rooms rooms, Registry registry, ClassVisitor to) {
    super(Opcodes.ASM9, to);
    this.facts = facts;
    this.rooms = rooms;
    this.registry = registry;
  }

  static byte[] weave(byte[] classFile, ClassFinder finder, Scope scope, Registry registry) {
    ClassFacts facts = ClassFacts.of(classFile);
    finder.add(facts);
    ClassReader reader = new ClassReader(classFile);
    // Methods that are there are copied as they are, whatever could not be done to them.
    ClassWriter to = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new RoomWeaver(facts, new Rooms(finder, scope), registry, to), 0);
    return to.toByteArray();
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    List<String> all = new ArrayList<>(interfaces == null ? List.of() : List.of(interfaces));
    if (rooms.isFirst(facts)) {
      all.add(Names.NUMBERED);
    }
    super.visit(version, access, name, signature, superName, all.toArray(new String[0]));
  }

  @Override
  public void visitEnd() {
    if (rooms.isFirst(facts)) {
      RoomWriter.addRoom(cv, facts.name());
    }
    if (rooms.hasRoom(facts.name())) {
      RoomWriter.addPublish(cv, facts, !rooms.isFirst(facts), registry);
    }
    super.visitEnd();
  }
}
