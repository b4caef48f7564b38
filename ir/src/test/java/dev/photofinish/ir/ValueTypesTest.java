package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.Programs;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The static types of values where several meet. */
class ValueTypesTest {

  private static final String SOURCE =
      """
      class Sample {
        interface Shape { }
        static class Circle implements Shape { }
        static class Square implements Shape { }

        static Object classes(boolean b) {
          Number n;
          if (b) { n = Integer.valueOf(1); } else { n = Double.valueOf(2); }
          return n;
        }

        static Shape interfaces(boolean b) {
          Shape s;
          if (b) { s = new Circle(); } else { s = new Square(); }
          return s;
        }

        static String withNull(boolean b) {
          String s = null;
          if (b) { s = "x"; }
          return s;
        }

        static Object arrays(boolean b, Integer[] one, Double[] two) {
          Number[] n = one;
          if (b) { n = two; }
          return n[0];
        }

        static boolean flags(boolean b, int x) {
          return b && x > 1;
        }

        // The type of `first` is known only when that of `array` is, which comes from a later line.
        static Object loop(Integer[] start, int n) {
          Object first = start[0];
          Object[] array = start;
          while (n-- > 0) {
            first = array[0];
            array = more();
          }
          return first;
        }

        static native Object[] more();
      }
      """;

  private static JavaType returned(Program program, String method) {
    Body body = Programs.body(program, "Sample", method);
    assertThat(BodyChecker.check(body)).isEmpty();
    return Programs.only(body, Return.class).operand(0).type();
  }

  @Test
  void fromTheClassFilesFrames() throws Exception {
    try (Program program = Programs.compiled(SOURCE)) {
      assertThat(returned(program, "classes")).isEqualTo(JavaType.ofClass("java/lang/Number"));
      assertThat(returned(program, "interfaces")).isEqualTo(JavaType.ofClass("Sample$Shape"));
      assertThat(returned(program, "withNull")).isEqualTo(JavaType.STRING);
      assertThat(returned(program, "arrays")).isEqualTo(JavaType.ofClass("java/lang/Number"));
      assertThat(returned(program, "flags").isIntLike()).isTrue();
      assertThat(returned(program, "loop")).isEqualTo(JavaType.OBJECT);
    }
  }

  /** No operand of a phi is of a type that the phi's own does not allow for. */
  @Test
  void aPhiIsAboveItsOperands() throws Exception {
    try (Program program = Programs.compiled(SOURCE)) {
      for (Body body : program.find("Sample").bodies()) {
        phis(body).forEach(phi -> checkOperands(program, body, phi));
      }
    }
  }

  private static Stream<Value.Phi> phis(Body body) {
    return body.blocks().stream().flatMap(block -> block.phis().stream());
  }

  private static void checkOperands(Program program, Body body, Value.Phi phi) {
    for (int i = 0; i < phi.operandCount(); i++) {
      JavaType type = phi.operand(i).type();
      boolean fits =
          type.isIntLike()
              ? phi.type().isIntLike()
              : program.hierarchy().isSubtype(type, phi.type()) == Hierarchy.Answer.YES;
      assertThat(fits).as(phi.operand(i) + " in " + phi + " of\n" + body).isTrue();
    }
  }
}
