package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Location;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** The examples for users are inputs for tests, too: they compile, and their markers make sense. */
class ExamplesTest {

  private static final Path EXAMPLES = Path.of("..", "examples");

  @TestFactory
  Stream<DynamicTest> markersNameFieldsOfTheExample() {
    return TestInput.in(EXAMPLES).stream()
        .map(path -> DynamicTest.dynamicTest(path.getFileName().toString(), () -> check(path)));
  }

  /** The one example that needs neither containers nor calls to be understood. */
  @Test
  void theBankIsMarkedInFull() {
    Bench.of(new ToyEngine()).check(EXAMPLES.resolve("bank"));
  }

  private static void check(Path example) {
    TestInput input = TestInput.read(example);
    List<Location> fields = fields(SourceCompiler.standard().compile(input.sources()));
    assertThat(Expectations.of(input.sources()).claims())
        .isNotEmpty()
        .allSatisfy(
            claim -> assertThat(fields).filteredOn(field -> claim.wanted().isAt(field)).hasSize(1));
  }

  private static List<Location> fields(CompiledSources compiled) {
    List<Location> fields = new ArrayList<>();
    for (byte[] bytes : compiled.classes().values()) {
      ClassNode node = new ClassNode();
      new ClassReader(bytes).accept(node, 0);
      String owner = node.name.replace('/', '.');
      node.fields.forEach(field -> fields.add(new Location.OfField(owner, field.name)));
    }
    return fields;
  }
}
