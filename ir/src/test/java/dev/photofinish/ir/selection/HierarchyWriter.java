package dev.photofinish.ir.selection;

import dev.photofinish.ir.CallKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the class files of a hierarchy and of the classes that call into it. */
final class HierarchyWriter {

  static final String DESCRIPTOR = "()Ljava/lang/String;";

  private final HierarchySpec hierarchy;
  private final Map<String, byte[]> classFiles = new LinkedHashMap<>();

  private HierarchyWriter(HierarchySpec hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** The class files by internal name. */
  static Map<String, byte[]> write(HierarchySpec hierarchy) {
    HierarchyWriter writer = new HierarchyWriter(hierarchy);
    hierarchy.types().forEach(writer::writeType);
    List.of("p/Calls", "q/Calls").forEach(writer::writeCalls);
    return writer.classFiles;
  }

  private void writeType(TypeSpec type) {
    int kind =
        type.isInterface() ? Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT : Opcodes.ACC_SUPER;
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(
        Opcodes.V17,
        Opcodes.ACC_PUBLIC | kind,
        type.name(),
        null,
        type.superName(),
        type.interfaces().toArray(String[]::new));
    if (!type.isInterface()) {
      writeConstructor(writer, type.superName());
    }
    type.methods().forEach(method -> writeMethod(writer, type, method));
    writeCallsOf(type.name(), writer);
    classFiles.put(type.name(), writer.toByteArray());
  }

  private void writeCalls(String name) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    writeCallsOf(name, writer);
    classFiles.put(name, writer.toByteArray());
  }

  private void writeCallsOf(String caller, ClassWriter writer) {
    boolean onThis = hierarchy.type(caller).isPresent();
    hierarchy.calls().stream()
        .filter(call -> call.caller().equals(caller))
        .forEach(call -> writeCall(writer, call, onThis));
  }

  private static void writeConstructor(ClassWriter writer, String superName) {
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, superName, "<init>", "()V", false);
    code.visitInsn(Opcodes.RETURN);
    end(code);
  }

  private static void writeMethod(ClassWriter writer, TypeSpec type, TypeSpec.MethodSpec method) {
    MethodVisitor code = writer.visitMethod(method.access(), method.name(), DESCRIPTOR, null, null);
    if (!method.isAbstract()) {
      code.visitCode();
      code.visitLdcInsn(type.name());
      code.visitInsn(Opcodes.ARETURN);
      end(code);
    }
  }

  private static void writeCall(ClassWriter writer, CallSpec call, boolean onThis) {
    int access = Opcodes.ACC_PUBLIC | (onThis ? 0 : Opcodes.ACC_STATIC);
    String descriptor = onThis ? DESCRIPTOR : "(L" + call.owner() + ";)Ljava/lang/String;";
    MethodVisitor code = writer.visitMethod(access, call.holder(), descriptor, null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(
        opcode(call.kind()), call.owner(), call.method(), DESCRIPTOR, call.ownerIsInterface());
    code.visitInsn(Opcodes.ARETURN);
    end(code);
  }

  private static void end(MethodVisitor code) {
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private static int opcode(CallKind kind) {
    return switch (kind) {
      case STATIC -> Opcodes.INVOKESTATIC;
      case SPECIAL -> Opcodes.INVOKESPECIAL;
      case VIRTUAL -> Opcodes.INVOKEVIRTUAL;
      case INTERFACE -> Opcodes.INVOKEINTERFACE;
    };
  }
}
