package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.Programs;
import dev.photofinish.testbench.SourceCompiler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The bodies of small methods, compared with the text that is kept for each. {@code
 * -Dgolden.refresh=true} writes the text anew: then read the difference before it is committed.
 */
class BodyShapeTest {

  @TestFactory
  Stream<DynamicTest> withDebugInformation() throws Exception {
    return tests("-g", "");
  }

  /** The names of values are invented then, the same ones each time. */
  @TestFactory
  Stream<DynamicTest> withoutDebugInformation() throws Exception {
    return tests("-g:none", "-no-debug");
  }

  private static Stream<DynamicTest> tests(String option, String suffix) throws Exception {
    String source = Programs.resource("Shapes.java");
    SourceCompiler compiler = SourceCompiler.standard().withOptions(option);
    try (Program program = Programs.compiled(compiler, source)) {
      List<Body> bodies = program.find("shapes/Shapes").bodies();
      assertThat(program.problems()).isEmpty();
      return bodies.stream()
          .filter(body -> !body.method().isConstructor())
          .map(body -> DynamicTest.dynamicTest(name(body), () -> check(body, suffix)));
    }
  }

  private static String name(Body body) {
    return body.method().name();
  }

  private static void check(Body body, String suffix) throws Exception {
    assertThat(BodyChecker.check(body)).isEmpty();
    Path file = Programs.RESOURCES.resolve(name(body) + suffix + ".txt");
    String text = BodyPrinter.print(body);
    if (Boolean.getBoolean("golden.refresh")) {
      Files.writeString(file, text);
    }
    assertThat(text).isEqualTo(Files.readString(file));
  }

  @Test
  void remarksStandBehindInstructions() throws Exception {
    try (Program program = Programs.compiled("class A { int f; void m() { f = 1; } }")) {
      Body body = Programs.body(program, "A", "m");
      assertThat(BodyPrinter.print(body, i -> i instanceof FieldStore ? "a write" : ""))
          .contains("putfield A.f this#0, 1  ; a write\n");
    }
  }
}
