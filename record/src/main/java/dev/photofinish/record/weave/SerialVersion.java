package dev.photofinish.record.weave;

import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.SerialVersionUIDAdder;

/**
 * Keeps the version that serialized objects of a class have. If the class names none, it is
 * computed from its members, and the weaver adds some: then the one that it had is named.
 */
final class SerialVersion extends SerialVersionUIDAdder {

  private static final String SERIALIZABLE = "java/io/Serializable";

  private static final int NO_OBJECTS = Opcodes.ACC_INTERFACE | Opcodes.ACC_MODULE;

  private Optional<Long> version = Optional.empty();

  private SerialVersion() {
    super(Opcodes.ASM9, null);
  }

  /** A woven class with the version of the class as it was. */
  static byte[] keep(byte[] woven, byte[] original, ClassFinder finder) {
    ClassReader reader = new ClassReader(original);
    if (!hasVersion(reader) || !isSerializable(reader.getClassName(), finder)) {
      return woven;
    }
    SerialVersion of = new SerialVersion();
    reader.accept(of, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
    return of.version.map(value -> named(value, woven)).orElse(woven);
  }

  /** That of constants of enums and of records is 0, whatever members they have. */
  private static boolean hasVersion(ClassReader reader) {
    return (reader.getAccess() & NO_OBJECTS) == 0
        && (reader.getAccess() & Opcodes.ACC_ENUM) == 0
        && !"java/lang/Record".equals(reader.getSuperName());
  }

  /** Called if the class has none. */
  @Override
  protected void addSVUID(long computed) {
    version = Optional.of(computed);
  }

  private static boolean isSerializable(String name, ClassFinder finder) {
    if (name.equals(SERIALIZABLE)) {
      return true;
    }
    Optional<ClassFacts> facts = finder.find(name);
    if (facts.isEmpty()) {
      return false;
    }
    for (String above : facts.get().interfaces()) {
      if (isSerializable(above, finder)) {
        return true;
      }
    }
    String superName = facts.get().superName();
    return superName != null && isSerializable(superName, finder);
  }

  private static byte[] named(long value, byte[] woven) {
    ClassReader reader = new ClassReader(woven);
    ClassWriter to = new ClassWriter(reader, 0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, to) {
          @Override
          public void visitEnd() {
            int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
            super.visitField(access, "serialVersionUID", "J", null, value).visitEnd();
            super.visitEnd();
          }
        },
        0);
    return to.toByteArray();
  }
}
