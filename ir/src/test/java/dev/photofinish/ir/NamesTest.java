package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.Programs;
import dev.photofinish.testbench.SourceCompiler;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The names of parameters and variables: from debug information, or apart from it, or invented. */
class NamesTest {

  private static final String SOURCE =
      """
      class Sample {
        long instance(int first, long second, Object third) {
          long sum = first + second;
          return sum * sum;
        }
        static int ofStatic(double wide, int narrow) { return narrow; }
        abstract static class Inner { abstract void m(int declared); }
        class Member { Member(int given) { } }
      }
      """;

  private static Program compiled(String... options) {
    return Programs.compiled(SourceCompiler.standard().withOptions(options), SOURCE);
  }

  private static List<String> parameters(Program program, String method) {
    return Programs.body(program, "Sample", method).parameters().stream().map(Value::name).toList();
  }

  @Test
  void fromDebugInformation() throws Exception {
    try (Program program = compiled("-g")) {
      assertThat(parameters(program, "instance"))
          .containsExactly("this", "first", "second", "third");
      assertThat(parameters(program, "ofStatic")).containsExactly("wide", "narrow");
      Body body = Programs.body(program, "Sample", "instance");
      List<Compute> computations = Programs.all(body, Compute.class);
      assertThat(computations.get(1).result().orElseThrow().name()).isEqualTo("sum");
      assertThat(computations.get(2).operands()).extracting(Value::name).containsOnly("sum");
      assertThat(computations.get(2).result().orElseThrow().hasSourceName()).isFalse();
    }
  }

  @Test
  void fromTheTableOfParameters() throws Exception {
    try (Program program = compiled("-g:none", "-parameters")) {
      assertThat(parameters(program, "instance"))
          .containsExactly("this", "first", "second", "third");
      assertThat(parameters(program, "ofStatic")).containsExactly("wide", "narrow");
      MethodModel declared = Programs.method(program, "Sample$Inner", "m");
      assertThat(declared.parameterName(0)).contains("declared");
      assertThat(declared.parameterName(1)).isEmpty();
      MethodModel member = Programs.method(program, "Sample$Member", "<init>");
      assertThat(member.parameterName(0)).contains("this$0");
      assertThat(member.parameterName(1)).contains("given");
    }
  }

  @Test
  void invented() throws Exception {
    try (Program program = compiled("-g:none")) {
      assertThat(parameters(program, "instance")).containsExactly("this", "arg1", "arg2", "arg3");
      assertThat(parameters(program, "ofStatic")).containsExactly("arg0", "arg1");
      assertThat(Programs.method(program, "Sample$Inner", "m").parameterName(0)).isEmpty();
      Body body = Programs.body(program, "Sample", "instance");
      assertThat(Programs.all(body, Compute.class))
          .extracting(Instruction::result)
          .extracting(Optional::orElseThrow)
          .allMatch(result -> !result.hasSourceName() && result.name().matches("v\\d+"));
    }
  }

  /** A variable's name belongs to its slot only where the variable lives. */
  @Test
  void twoVariablesInOneSlot() throws Exception {
    String source =
        """
        class Sample {
          static native int get();
          static int m() {
            { int one = get(); use(one); }
            { int two = get(); use(two); }
            return 0;
          }
          static native void use(int x);
        }
        """;
    try (Program program = Programs.compiled(source)) {
      Body body = Programs.body(program, "Sample", "m");
      assertThat(Programs.all(body, Invoke.class))
          .filteredOn(call -> call.method().name().equals("use"))
          .extracting(call -> call.operand(0).name())
          .containsExactly("one", "two");
    }
  }

  @Test
  void ofClassesInSourceAndClassFiles() {
    assertThat(ClassNames.toBinary("java/util/Map$Entry")).isEqualTo("java.util.Map$Entry");
    assertThat(ClassNames.toInternal("java.util.Map$Entry")).isEqualTo("java/util/Map$Entry");
    assertThat(ClassNames.packageOf("java/util/Map$Entry")).isEqualTo("java/util");
    assertThat(ClassNames.packageOf("Main")).isEmpty();
    assertThat(ClassNames.simpleName("java/util/Map$Entry")).isEqualTo("Map$Entry");
    assertThat(ClassNames.simpleName("Main")).isEqualTo("Main");
  }
}
