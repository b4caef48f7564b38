package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import dev.photofinish.testbench.SourceCompiler;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Switches over types, enums and strings as compilers make them since Java 21. */
class PatternSwitchTest {

  private static final String SOURCE =
      """
      class Sample {
        sealed interface Thing permits Color, Shape { }
        enum Color implements Thing { RED, GREEN }
        record Shape(int n) implements Thing { }

        static int types(Object o) {
          return switch (o) {
            case String s when s.isEmpty() -> 1;
            case Integer i -> i;
            case int[] array -> array.length;
            case null -> 0;
            default -> 3;
          };
        }

        static int strings(String o) {
          return switch (o) {
            case "a" -> 1;
            case "b" -> 2;
            case String s when s.length() > 3 -> 3;
            case String s -> 4;
          };
        }

        static int constants(Thing t) {
          return switch (t) {
            case Color.RED -> 1;
            case Color.GREEN -> 2;
            case Shape(int n) -> n;
          };
        }
      }
      """;

  /** Needs a compiler for Java 21; skipped without one. */
  @Test
  void overTypesStringsAndConstants() throws Exception {
    try (Program program = Programs.compiled(SourceCompiler.standard().withRelease(21), SOURCE)) {
      PatternSwitch types = only(program, "types");
      assertThat(types.labels())
          .containsExactly(
              JavaType.STRING, JavaType.ofClass("java/lang/Integer"), JavaType.of("[I"));
      assertThat(types.selector()).isInstanceOf(Value.Parameter.class);
      // A guard that fails starts again behind its label.
      assertThat(types.start()).isInstanceOf(Value.Phi.class);
      assertThat(only(program, "strings").labels()).startsWith("a", "b", JavaType.STRING);
      checkConstants(only(program, "constants").labels());
    }
  }

  /** A constant of an enum is made by a bootstrap method. */
  private static void checkConstants(List<Object> labels) {
    assertThat(labels).hasSize(3).endsWith(JavaType.ofClass("Sample$Shape"));
    assertThat(labels.subList(0, 2)).allMatch(DynamicConstant.class::isInstance);
  }

  private static PatternSwitch only(Program program, String method) {
    Body body = Programs.body(program, "Sample", method);
    assertThat(BodyChecker.check(body)).isEmpty();
    assertThat(Programs.all(body, InvokeDynamic.class)).isEmpty();
    PatternSwitch found = Programs.only(body, PatternSwitch.class);
    assertThat(found.result().orElseThrow().type()).isEqualTo(JavaType.INT);
    assertThat(Programs.only(body, Switch.class).selector()).isSameAs(found.result().get());
    return found;
  }

  /** As the compiler of Java 21 does it for an enum; later ones take the same as for types. */
  @Test
  void overTheConstantsOfAnEnum() throws Exception {
    byte[] classFile =
        ClassFiles.of(
            Opcodes.V21,
            "Sample",
            writer ->
                ClassFiles.method(
                    writer,
                    "m",
                    "(Ljava/lang/Thread$State;)I",
                    code -> {
                      code.visitVarInsn(Opcodes.ALOAD, 0);
                      code.visitInsn(Opcodes.ICONST_0);
                      code.visitInvokeDynamicInsn(
                          "enumSwitch",
                          "(Ljava/lang/Thread$State;I)I",
                          ENUM_SWITCH,
                          "NEW",
                          Type.getObjectType("java/lang/Thread$State"));
                      code.visitInsn(Opcodes.IRETURN);
                    }));
    try (Program program = Programs.ofClasses(Map.of("Sample", classFile))) {
      PatternSwitch found =
          Programs.only(Programs.body(program, "Sample", "m"), PatternSwitch.class);
      assertThat(found.labels()).containsExactly("NEW", JavaType.ofClass("java/lang/Thread$State"));
    }
  }

  private static final Handle ENUM_SWITCH =
      new Handle(
          Opcodes.H_INVOKESTATIC,
          "java/lang/runtime/SwitchBootstraps",
          "enumSwitch",
          "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
              + "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
          false);
}
