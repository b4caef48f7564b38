package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.Value;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Operands are found in calls. */
class OperandTest {

  private static final String SOURCE =
      """
      package p;
      class Sample {
        Object instance(Sample one, Object two) { return one.instance(null, two); }
        static Object fixed(Object one, Object two) { return fixed(two, one); }
      }
      """;

  private static void check(String method, String operand, String expected) throws Exception {
    try (Program program = Fixture.program(SOURCE)) {
      Body body = Fixture.method(program, "p.Sample", method).body().orElseThrow();
      Invoke call =
          body.blocks().stream()
              .flatMap(block -> block.instructions().stream())
              .filter(Invoke.class::isInstance)
              .map(Invoke.class::cast)
              .findFirst()
              .orElseThrow();
      Optional<Value> found = SourceParser.operand(new Words(operand)).in(call);
      assertThat(found.map(Value::name).orElse("none")).isEqualTo(expected);
    }
  }

  @Test
  void ofACallOnAnObject() throws Exception {
    check("instance", "this", "one");
    check("instance", "arg1", "two");
    check("instance", "arg2", "none");
  }

  @Test
  void ofAStaticCall() throws Exception {
    check("fixed", "this", "none");
    check("fixed", "arg0", "two");
    check("fixed", "arg1", "one");
  }

  @Test
  void theResult() throws Exception {
    try (Program program = Fixture.program(SOURCE)) {
      Body body = Fixture.method(program, "p.Sample", "fixed").body().orElseThrow();
      Invoke call = (Invoke) body.blocks().get(0).instructions().get(0);
      assertThat(Operand.RESULT.in(call)).containsSame(call.result().orElseThrow());
      assertThat(Operand.NONE.in(call)).isEmpty();
    }
  }
}
