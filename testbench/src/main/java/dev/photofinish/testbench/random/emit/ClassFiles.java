package dev.photofinish.testbench.random.emit;

import dev.photofinish.testbench.random.code.ClassCode;
import dev.photofinish.testbench.random.code.MethodCode;
import dev.photofinish.testbench.random.code.ProgramCode;
import dev.photofinish.testbench.random.syntax.ClassTree;
import dev.photofinish.testbench.random.syntax.Field;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Makes the class files of a program. All have the same source file, which numbers its lines. */
public final class ClassFiles {

  /** The name of the source file. */
  public static final String SOURCE_FILE = "Program.java";

  /** The class files by internal name, in the program's order. */
  public static Map<String, byte[]> of(ProgramCode program) {
    Map<String, String> superNames = new LinkedHashMap<>();
    program.classes().forEach(c -> superNames.put(c.tree().name(), c.tree().superName()));
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (ClassCode code : program.classes()) {
      files.put(code.tree().name(), emit(code, superNames));
    }
    return files;
  }

  private static byte[] emit(ClassCode code, Map<String, String> superNames) {
    ClassWriter writer = new FrameWriter(superNames);
    ClassTree tree = code.tree();
    writer.visit(
        Opcodes.V17,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER,
        tree.name(),
        null,
        tree.superName(),
        tree.interfaces().toArray(String[]::new));
    writer.visitSource(SOURCE_FILE, null);
    for (Field field : tree.fields()) {
      String descriptor = Atomics.type(field).descriptor();
      writer.visitField(flags(field), field.name(), descriptor, null, null);
    }
    for (MethodCode method : code.methods()) {
      MethodEmitter.emit(method, tree.fields(), writer);
    }
    if (tree.fields().stream().anyMatch(Field::isAtomic)
        && code.methods().stream().noneMatch(MethodEmitter::isInitialiser)) {
      Atomics.initialiser(tree.fields(), writer);
    }
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static int flags(Field field) {
    return (field.isStatic() ? Opcodes.ACC_STATIC : 0)
        | (field.isFinal() || field.isAtomic() ? Opcodes.ACC_FINAL : 0)
        | (field.isVolatile() && !field.isAtomic() ? Opcodes.ACC_VOLATILE : 0);
  }

  private ClassFiles() {}
}
