package dev.photofinish.scan.il;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What an emitted class file says of itself, in the order of the file. */
record ClassFacts(List<String> annotations, List<String> variables) {

  static ClassFacts of(String program) {
    ClassFacts facts = new ClassFacts(new ArrayList<>(), new ArrayList<>());
    byte[] classFile = ClassEmitter.emit(Parser.parse(program));
    new ClassReader(classFile).accept(facts.new Collector(), 0);
    return facts;
  }

  private final class Collector extends ClassVisitor {

    Collector() {
      super(Opcodes.ASM9);
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean isVisible) {
      annotations.add(descriptor);
      return null;
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
        public void visitLocalVariable(
            String variable,
            String type,
            @Nullable String generic,
            Label start,
            Label end,
            int slot) {
          variables.add(variable);
        }
      };
    }
  }
}
