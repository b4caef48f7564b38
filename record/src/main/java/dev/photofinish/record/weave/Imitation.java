package dev.photofinish.record.weave;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A class that was made at run time after woven ones, as their reflection shows them: a proxy. What
 * it does in place of methods that the weaver has added is left out, as the number of an object
 * would else be that of another one, and asking for it a call that the program sees.
 */
final class Imitation extends ClassVisitor {

  /** Part of the names of all that is added. */
  private static final String TRACE = "photofinish";

  private boolean isOne;

  private Imitation(ClassVisitor to) {
    super(Opcodes.ASM9, to);
  }

  /** A class file without that; the same one if there is none of it. */
  static byte[] undo(byte[] classFile) {
    if (!new String(classFile, StandardCharsets.ISO_8859_1).contains(TRACE)) {
      return classFile;
    }
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, 0);
    Imitation imitation = new Imitation(writer);
    reader.accept(imitation, 0);
    return imitation.isOne ? writer.toByteArray() : classFile;
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    String[] all = interfaces == null ? new String[0] : interfaces;
    String[] own =
        Arrays.stream(all).filter(each -> !each.equals(Names.NUMBERED)).toArray(String[]::new);
    isOne |= own.length < all.length;
    super.visit(version, access, name, signature, superName, own);
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    if (name.equals(Names.NUMBER) || name.equals(Names.PUBLISH)) {
      isOne = true;
      return null;
    }
    return super.visitMethod(access, name, descriptor, signature, exceptions);
  }
}
