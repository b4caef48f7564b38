package dev.photofinish.record.weave;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Adds what {@link dev.photofinish.record.runtime.Numbered} asks for to a class. */
final class RoomWriter {

  private static final int HIDDEN = Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC;

  /**
   * Who replaces the methods of a class, as Mockito does, leaves bridges alone: they do nothing but
   * call another method. So that calls of ours are not taken for calls of the program.
   */
  private static final int LEFT_ALONE = HIDDEN | Opcodes.ACC_BRIDGE;

  private RoomWriter() {}

  /** What a class gets of it, and none above has. */
  static void addTo(ClassVisitor to, ClassFacts facts, Rooms rooms, Registry registry) {
    boolean isFirst = rooms.isFirst(facts);
    if (isFirst) {
      addRoom(to, facts.name());
    }
    if (rooms.hasRoom(facts.name())) {
      addPublish(to, facts, !isFirst, registry);
    }
  }

  /** The field for the number, and the methods to read and write it. */
  private static void addRoom(ClassVisitor to, String owner) {
    to.visitField(HIDDEN | Opcodes.ACC_TRANSIENT, Names.NUMBER, "J", null, null).visitEnd();
    MethodVisitor get = begin(to, Names.NUMBER, "()J");
    get.visitVarInsn(Opcodes.ALOAD, 0);
    get.visitFieldInsn(Opcodes.GETFIELD, owner, Names.NUMBER, "J");
    end(get, Opcodes.LRETURN);
    MethodVisitor set = begin(to, Names.NUMBER, "(J)V");
    set.visitVarInsn(Opcodes.ALOAD, 0);
    set.visitVarInsn(Opcodes.LLOAD, 1);
    set.visitFieldInsn(Opcodes.PUTFIELD, owner, Names.NUMBER, "J");
    end(set, Opcodes.RETURN);
  }

  /** The method that tells what is in the fields of this class, after those of the one above. */
  private static void addPublish(
      ClassVisitor to, ClassFacts facts, boolean hasAbove, Registry registry) {
    String descriptor = "(" + Names.of(Names.PUBLICATION) + ")V";
    MethodVisitor publish = begin(to, Names.PUBLISH, descriptor);
    if (hasAbove) {
      publish.visitVarInsn(Opcodes.ALOAD, 0);
      publish.visitVarInsn(Opcodes.ALOAD, 1);
      publish.visitMethodInsn(
          Opcodes.INVOKESPECIAL, facts.superName(), Names.PUBLISH, descriptor, false);
    }
    facts
        .fields()
        .forEach((field, access) -> addField(publish, facts.name(), field, access, registry));
    end(publish, Opcodes.RETURN);
  }

  private static void addField(
      MethodVisitor publish,
      String owner,
      ClassFacts.FieldKey field,
      int access,
      Registry registry) {
    String name = field.name();
    Type type = Type.getType(field.descriptor());
    boolean isFinal = (access & Opcodes.ACC_FINAL) != 0;
    if ((access & Opcodes.ACC_STATIC) != 0 || (isFinal && !CodeAdapter.isReference(type))) {
      return;
    }
    publish.visitVarInsn(Opcodes.ALOAD, 1);
    publish.visitLdcInsn(registry.field(owner, name, type.getDescriptor(), access));
    publish.visitVarInsn(Opcodes.ALOAD, 0);
    publish.visitFieldInsn(Opcodes.GETFIELD, owner, name, type.getDescriptor());
    String value = Bits.convert(type, publish);
    boolean isVolatile = (access & Opcodes.ACC_VOLATILE) != 0;
    String hook = isVolatile ? "initialVolatile" : "initial";
    publish.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL, Names.PUBLICATION, hook, "(I" + value + ")V", false);
  }

  private static MethodVisitor begin(ClassVisitor to, String name, String descriptor) {
    MethodVisitor method = to.visitMethod(LEFT_ALONE, name, descriptor, null, null);
    method.visitCode();
    return method;
  }

  private static void end(MethodVisitor method, int opcode) {
    method.visitInsn(opcode);
    method.visitMaxs(0, 0);
    method.visitEnd();
  }
}
