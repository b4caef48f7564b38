package dev.photofinish.scan.il;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Rewrites an emitted class so that a test can run and watch it: its choices come from a supplier,
 * its lines go to a consumer, and a new object points to itself and is announced.
 */
final class Observed extends ClassVisitor {

  static final String CHOICES = "choices";
  static final String LINES = "lines";
  static final String OBJECTS = "objects";

  private final List<String> fields;

  private Observed(ClassVisitor next, List<String> fields) {
    super(Opcodes.ASM9, next);
    this.fields = fields;
  }

  /**
   * @param fields those of the program
   */
  static byte[] rewrite(byte[] classFile, List<String> fields) {
    FrameWriter writer = new FrameWriter();
    new ClassReader(classFile).accept(new Observed(writer, fields), ClassReader.SKIP_FRAMES);
    return writer.toByteArray();
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    MethodVisitor code = super.visitMethod(access, name, descriptor, signature, exceptions);
    return name.equals("<init>") ? new Constructor(code) : new Body(code);
  }

  @Override
  public void visitEnd() {
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    visitField(access, CHOICES, descriptor(BooleanSupplier.class), null, null).visitEnd();
    visitField(access, LINES, descriptor(IntConsumer.class), null, null).visitEnd();
    visitField(access, OBJECTS, descriptor(Consumer.class), null, null).visitEnd();
    super.visitEnd();
  }

  private static String descriptor(Class<?> type) {
    return Type.getDescriptor(type);
  }

  private static void get(MethodVisitor code, String observer, Class<?> type) {
    code.visitFieldInsn(Opcodes.GETSTATIC, ClassEmitter.NAME, observer, descriptor(type));
  }

  private static void call(MethodVisitor code, Class<?> type, String name, String descriptor) {
    code.visitMethodInsn(
        Opcodes.INVOKEINTERFACE, Type.getInternalName(type), name, descriptor, true);
  }

  private final class Constructor extends MethodVisitor {

    Constructor(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitInsn(int opcode) {
      if (opcode == Opcodes.RETURN) {
        fields.forEach(this::pointToItself);
        get(mv, OBJECTS, Consumer.class);
        visitVarInsn(Opcodes.ALOAD, 0);
        call(mv, Consumer.class, "accept", "(Ljava/lang/Object;)V");
      }
      super.visitInsn(opcode);
    }

    private void pointToItself(String field) {
      visitVarInsn(Opcodes.ALOAD, 0);
      visitVarInsn(Opcodes.ALOAD, 0);
      visitFieldInsn(Opcodes.PUTFIELD, ClassEmitter.NAME, field, ClassEmitter.TYPE);
    }
  }

  private static final class Body extends MethodVisitor {

    Body(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitLineNumber(int line, Label start) {
      super.visitLineNumber(line, start);
      get(mv, LINES, IntConsumer.class);
      visitLdcInsn(line);
      call(mv, IntConsumer.class, "accept", "(I)V");
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
      if (name.equals(ClassEmitter.STAR)) {
        get(mv, CHOICES, BooleanSupplier.class);
        call(mv, BooleanSupplier.class, "getAsBoolean", "()Z");
      } else {
        super.visitFieldInsn(opcode, owner, name, descriptor);
      }
    }
  }
}
