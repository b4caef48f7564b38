package dev.photofinish.prove.harness.code;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Prints a harness as class files, whose line numbers are those of the Java text. */
public final class ClassFilePrinter {

  private final CodeClass main;
  private final IdentityHashMap<Statement, Integer> lines;

  private ClassFilePrinter(CodeClass main, IdentityHashMap<Statement, Integer> lines) {
    this.main = main;
    this.lines = lines;
  }

  /** The class files by internal name. */
  public static Map<String, byte[]> print(CodeClass main, SourceFile source) {
    ClassFilePrinter printer = new ClassFilePrinter(main, source.lines());
    Map<String, byte[]> files = new LinkedHashMap<>();
    main.all().forEach(each -> files.put(each.name(), printer.print(each)));
    return files;
  }

  private byte[] print(CodeClass printed) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(
        // The first with nests, by which the classes inside see the private variables.
        Opcodes.V11,
        printed.kind() == CodeClass.Kind.MAIN
            ? Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER
            : Opcodes.ACC_SUPER,
        printed.name(),
        null,
        printed.superName(),
        printed.interfaces().toArray(String[]::new));
    writer.visitSource(main.name() + ".java", null);
    nest(writer, printed);
    variables(writer, printed);
    routines(writer, printed);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private void nest(ClassWriter writer, CodeClass printed) {
    if (printed.kind() == CodeClass.Kind.MAIN) {
      main.all().skip(1).forEach(member -> writer.visitNestMember(member.name()));
      return;
    }
    writer.visitNestHost(main.name());
    if (printed.kind() == CodeClass.Kind.THREAD) {
      String outer = printed.name().substring(0, printed.name().lastIndexOf('$'));
      writer.visitOuterClass(outer, null, null);
      writer.visitInnerClass(printed.name(), null, null, 0);
    } else {
      writer.visitInnerClass(printed.name(), main.name(), printed.simpleName(), Opcodes.ACC_STATIC);
    }
  }

  private void variables(ClassWriter writer, CodeClass printed) {
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_VOLATILE;
    if (printed.kind() == CodeClass.Kind.MAIN) {
      writer.visitField(access, JavaPrinter.ANY, "Z", null, null).visitEnd();
    }
    for (Variable variable : printed.variables()) {
      writer
          .visitField(access, variable.name(), variable.type().descriptor(), null, null)
          .visitEnd();
    }
  }

  private void routines(ClassWriter writer, CodeClass printed) {
    List<Routine> routines = printed.routines();
    if (routines.stream().noneMatch(each -> each.kind() == Routine.Kind.CONSTRUCTOR)) {
      defaultConstructor(writer, printed);
    }
    for (Routine routine : routines) {
      for (MethodDescriptor descriptor : routine.descriptors()) {
        print(writer, routine, descriptor);
      }
    }
  }

  private static void defaultConstructor(ClassWriter writer, CodeClass printed) {
    MethodVisitor code =
        writer.visitMethod(
            printed.kind() == CodeClass.Kind.MAIN ? Opcodes.ACC_PUBLIC : 0,
            "<init>",
            "()V",
            null,
            null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, printed.superName(), "<init>", "()V", false);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private void print(ClassWriter writer, Routine routine, MethodDescriptor descriptor) {
    MethodVisitor code =
        writer.visitMethod(access(routine), routine.name(), descriptor.text(), null, null);
    code.visitCode();
    new StatementWriter(code, main.name(), routine, lines).write(routine.body());
    if (routine.result().equals(JavaType.VOID)) {
      code.visitInsn(Opcodes.RETURN);
    }
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private static int access(Routine routine) {
    return switch (routine.kind()) {
      case MAIN -> Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
      case STATIC -> Opcodes.ACC_STATIC;
      case OVERRIDE -> Opcodes.ACC_PUBLIC;
      case INSTANCE, CONSTRUCTOR -> 0;
    };
  }
}
