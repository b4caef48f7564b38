package dev.photofinish.testbench.random.emit;

import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Type;
import java.util.stream.Collectors;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes what javac makes of a lambda expression that is a Runnable. */
final class ClosureEmitter {

  private static final Handle METAFACTORY =
      new Handle(
          Opcodes.H_INVOKESTATIC,
          "java/lang/invoke/LambdaMetafactory",
          "metafactory",
          "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
              + "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;"
              + "Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;",
          false);

  static void emit(MethodVisitor out, Signature function) {
    Handle body =
        new Handle(
            Opcodes.H_INVOKESTATIC,
            function.owner(),
            function.name(),
            function.descriptor(),
            false);
    org.objectweb.asm.Type run = org.objectweb.asm.Type.getMethodType("()V");
    out.visitInvokeDynamicInsn("run", factory(function), METAFACTORY, run, body, run);
  }

  private static String factory(Signature function) {
    return function.parameters().stream()
        .map(Type::descriptor)
        .collect(Collectors.joining("", "(", ")" + Type.of(Library.RUNNABLE).descriptor()));
  }

  private ClosureEmitter() {}
}
