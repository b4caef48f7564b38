package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * How large a program is, as far as its class files tell.
 *
 * @param files its source files
 * @param lines the last line with code of each of them, in all; 0 if it was compiled without lines
 */
record ProgramSize(int files, int lines) {

  static ProgramSize of(Path jar) throws IOException {
    LastLines lines = new LastLines();
    new Workload.Jar(jar)
        .readAll(bytes -> new ClassReader(bytes).accept(lines, ClassReader.SKIP_FRAMES));
    return new ProgramSize(
        lines.byFile.size(), lines.byFile.values().stream().mapToInt(Integer::intValue).sum());
  }

  /** Notes the last line of each file, over all classes that it is shown. */
  private static final class LastLines extends ClassVisitor {
    private final Map<String, Integer> byFile = new TreeMap<>();
    private String folder = "";
    private String file = "";

    LastLines() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        @Nullable String signature,
        @Nullable String superName,
        String @Nullable [] interfaces) {
      folder = name.substring(0, name.lastIndexOf('/') + 1);
      file = name.contains("$") ? name.substring(0, name.indexOf('$')) : name;
    }

    @Override
    public void visitSource(@Nullable String source, @Nullable String debug) {
      file = source == null ? file : folder + source;
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitLineNumber(int line, Label start) {
          byFile.merge(file, line, Math::max);
        }
      };
    }

    @Override
    public void visitEnd() {
      byFile.putIfAbsent(file, 0);
    }
  }
}
