package dev.photofinish.ir.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.InputProblem;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

/** Classes that extend each other in a circle: the JVM refuses them, and here nothing hangs. */
class CyclicHierarchyTest {

  private static final int CLASS = Opcodes.ACC_PUBLIC;
  private static final int INTERFACE =
      Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT;

  private final Map<String, byte[]> classes = new HashMap<>();

  private void add(int access, String name, String superName, String... interfaces) {
    classes.put(name, ClassFiles.type(access, name, superName, interfaces));
  }

  @Test
  void classesThatExtendEachOther() throws Exception {
    add(CLASS, "A", "B");
    add(CLASS, "B", "A");
    add(CLASS, "Below", "A");
    checkAll("A", "B", "Below");
  }

  @Test
  void aClassThatExtendsItself() throws Exception {
    add(CLASS, "A", "A");
    add(CLASS, "Below", "A");
    checkAll("A", "Below");
  }

  @Test
  void interfacesThatExtendEachOther() throws Exception {
    add(INTERFACE, "I", "java/lang/Object", "J");
    add(INTERFACE, "J", "java/lang/Object", "K");
    add(INTERFACE, "K", "java/lang/Object", "I");
    checkAll("I", "J", "K");
  }

  @Test
  void anInterfaceThatExtendsItself() throws Exception {
    add(INTERFACE, "I", "java/lang/Object", "I");
    checkAll("I");
  }

  @Test
  void aClassThatImplementsItsSubclass() throws Exception {
    add(CLASS, "A", "java/lang/Object", "B");
    add(CLASS, "B", "A");
    checkAll("B");
  }

  /** Asks each class what an analysis would, and expects that each is reported. */
  private void checkAll(String... names) throws Exception {
    try (Program program = Programs.ofClasses(classes)) {
      for (String name : names) {
        ask(program, program.find(name));
      }
      assertThat(program.problems())
          .containsExactlyInAnyOrderElementsOf(
              List.of(names).stream().map(CyclicHierarchyTest::problem).toList());
    }
  }

  private static InputProblem problem(String name) {
    return new InputProblem("memory: " + name, "its super types form a cycle", true);
  }

  private static void ask(Program program, ClassModel model) {
    Hierarchy hierarchy = program.hierarchy();
    assertThat(hierarchy.superclasses(model)).doesNotContain(model).doesNotHaveDuplicates();
    assertThat(hierarchy.superinterfaces(model)).doesNotContain(model).doesNotHaveDuplicates();
    assertThat(hierarchy.isSubclass(model.name(), "java/lang/Runnable"))
        .isNotEqualTo(Hierarchy.Answer.YES);
    JavaType type = JavaType.ofClass(model.name());
    assertThat(hierarchy.join(type, JavaType.STRING)).isEqualTo(JavaType.OBJECT);
    MethodRef method =
        new MethodRef(model.name(), "m", MethodDescriptor.of("()V"), model.isInterface());
    assertThat(program.members().resolve(method).found()).isEmpty();
    assertThat(program.members().resolve(new FieldRef(model.name(), "f", JavaType.INT)).found())
        .isEmpty();
    assertThat(model.bodies()).isEmpty();
  }
}
