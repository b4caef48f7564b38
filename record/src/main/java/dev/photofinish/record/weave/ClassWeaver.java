package dev.photofinish.record.weave;

import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;

/** Weaves one class: its methods, and room for the numbers of its objects. */
final class ClassWeaver extends ClassVisitor {

  private final ClassFacts facts;
  private final Rooms rooms;
  private final WovenFields fields;
  private final Calls calls;
  private final Closures closures;
  private final Registry registry;
  private final int number;
  private int version;

  private ClassWeaver(
      ClassFacts facts,
      Rooms rooms,
      WovenFields fields,
      Calls calls,
      Registry registry,
      int number,
      ClassVisitor to) {
    super(Opcodes.ASM9, to);
    this.facts = facts;
    this.rooms = rooms;
    this.fields = fields;
    this.calls = calls;
    this.closures = new Closures(facts, registry);
    this.registry = registry;
    this.number = number;
  }

  static byte[] weave(
      byte[] classFile, ClassFinder finder, Scope scope, Planner planner, Registry registry) {
    ClassFacts facts = ClassFacts.of(classFile);
    finder.add(facts);
    Rooms rooms = new Rooms(finder, scope);
    WovenFields fields = new WovenFields(finder, rooms, scope, registry);
    ClassWriter to = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    new ClassReader(classFile)
        .accept(
            new ClassWeaver(
                facts,
                rooms,
                fields,
                new Calls(finder, scope, planner),
                registry,
                registry.addClass(facts.name(), hash(classFile)),
                to),
            ClassReader.EXPAND_FRAMES);
    return to.toByteArray();
  }

  private static long hash(byte[] classFile) {
    CRC32C sum = new CRC32C();
    sum.update(classFile);
    return sum.getValue();
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    this.version = version;
    List<String> all = new ArrayList<>(interfaces == null ? List.of() : List.of(interfaces));
    if (rooms.isFirst(facts)) {
      all.add(Names.NUMBERED);
    }
    super.visit(version, access, name, signature, superName, all.toArray(new String[0]));
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    MethodVisitor to = super.visitMethod(access, name, descriptor, signature, exceptions);
    if (to == null || (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
      return to;
    }
    return new JSRInlinerAdapter(
        Opcodes.ASM9, null, access, name, descriptor, signature, exceptions) {
      @Override
      public void visitEnd() {
        super.visitEnd();
        int method = registry.addMethod(number, name, descriptor);
        IndexMark.addTo(instructions);
        accept(
            new MethodWeaver(
                new WovenMethod(version, facts.name(), method, this),
                fields,
                calls,
                closures,
                registry,
                to));
      }
    };
  }

  @Override
  public void visitEnd() {
    closures.writeTo(this);
    if (rooms.isFirst(facts)) {
      RoomWriter.addRoom(cv, facts.name());
    }
    if (rooms.hasRoom(facts.name())) {
      RoomWriter.addPublish(cv, facts, !rooms.isFirst(facts), registry);
    }
    super.visitEnd();
  }
}
