package dev.photofinish.ir.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.BodyChecker;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * Every method of java.base and of a dozen popular jars: the body builds, the rules of SSA form
 * hold, and the types agree with the verifier's frames. No method may fail.
 */
class RoundTripTest {

  private static final Path JARS = Path.of("target", "jars");
  private static final int JARS_EXPECTED = 12;

  @Test
  void buildsEveryMethodOfJavaBase() throws Exception {
    try (Program program = Program.open(ProgramInputs.of())) {
      List<String> names =
          program.platformNames().stream().filter(RoundTripTest::isInJavaBase).toList();
      assertThat(names).hasSizeGreaterThan(5_000);
      check(program, names);
    }
  }

  private static boolean isInJavaBase(String name) {
    String packageName = name.substring(0, Math.max(0, name.lastIndexOf('/'))).replace('/', '.');
    return Object.class.getModule().getPackages().contains(packageName);
  }

  @TestFactory
  Stream<DynamicTest> buildsEveryMethodOfPopularJars() throws IOException {
    try (Stream<Path> files = Files.list(JARS)) {
      List<Path> jars = files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
      assertThat(jars).hasSize(JARS_EXPECTED);
      return jars.stream()
          .map(jar -> DynamicTest.dynamicTest(jar.getFileName().toString(), () -> checkJar(jar)));
    }
  }

  private static void checkJar(Path jar) throws Exception {
    try (Program program = Program.open(ProgramInputs.of(jar))) {
      check(program, program.applicationNames());
    }
  }

  private static void check(Program program, List<String> names) throws IOException {
    FrameAgreement agreement = new FrameAgreement(program);
    List<String> violations = new ArrayList<>();
    int expected = 0;
    int built = 0;
    for (String name : names) {
      ClassModel model = program.find(name);
      expected += (int) model.methods().stream().filter(MethodModel::hasCode).count();
      for (Body body : model.bodies()) {
        built++;
        BodyChecker.check(body).forEach(v -> violations.add(body.method() + ": " + v));
      }
      compareWithAsm(program, model, agreement);
    }
    assertThat(program.problems()).isEmpty();
    assertThat(violations).isEmpty();
    assertThat(agreement.disagreements).isEmpty();
    assertThat(built).isEqualTo(expected).isPositive();
    System.out.printf(
        "%d classes, %d bodies, %d types compared with frames%n",
        names.size(), built, agreement.compared);
  }

  private static void compareWithAsm(Program program, ClassModel model, FrameAgreement agreement)
      throws IOException {
    byte[] classFile = program.classFile(model);
    ClassReader reader = new ClassReader(classFile);
    ClassNode node = new ClassNode();
    reader.accept(node, ClassReader.EXPAND_FRAMES);
    assertThat(HeaderText.of(model)).isEqualTo(HeaderText.of(node));
    Code code = new Code();
    ClassCode source = new ClassCode(new ClassFile(classFile, new TypePool()));
    CodeDecoder decoder = new CodeDecoder(code, source);
    for (int i = 0; i < node.methods.size(); i++) {
      MethodModel method = model.methods().get(i);
      if (method.hasCode()) {
        decoder.decode(source.codeOffset(i));
        AsmView asm = new AsmView(node.methods.get(i));
        if (!code.hasSubroutines) {
          assertThat(AsmView.describe(code)).as(method.toString()).isEqualTo(asm.instructions);
          agreement.check(method, code, asm);
        }
      }
    }
  }
}
