package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import dev.photofinish.testbench.SourceCompiler;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;

/** What invokedynamic becomes besides closures, and constants that are made at run time. */
class DesugaringTest {

  private static final String CONCATENATION =
      """
      class Sample {
        static String mixed(int a, String b) { return "a = " + a + ", b = " + b + "!"; }
        static String marked(int a) { return "one \\u0001 two \\u0002 three " + a; }
      }
      """;

  @Test
  void concatenationKeepsItsTextAndItsOperands() throws Exception {
    try (Program program = Programs.compiled(CONCATENATION)) {
      Concat concat = concat(program, "mixed");
      assertThat(concat.recipe()).isEqualTo("a = \1, b = \1!");
      assertThat(concat.operands()).extracting(Value::name).containsExactly("a", "b");
      assertThat(concat.result().orElseThrow().type()).isEqualTo(JavaType.STRING);
    }
  }

  /** Another way to compile it: the pieces of text are operands too. */
  @Test
  void concatenationWithoutRecipe() throws Exception {
    SourceCompiler compiler = SourceCompiler.standard().withOptions("-g", "-XDstringConcat=indy");
    try (Program program = Programs.compiled(compiler, CONCATENATION)) {
      Concat concat = concat(program, "mixed");
      assertThat(concat.recipe()).isEqualTo("\1\1\1\1\1");
      assertThat(concat.operands())
          .extracting(Value::toString)
          .containsExactly("\"a = \"", "a#0", "\", b = \"", "b#1", "\"!\"");
    }
  }

  /** The characters that recipes use as marks can be part of the text as well. */
  @Test
  void theRecipeHasOneMarkForEachOperand() throws Exception {
    try (Program program = Programs.compiled(CONCATENATION)) {
      Concat concat = concat(program, "marked");
      assertThat(concat.recipe()).startsWith("one ").contains(" two ").contains(" three ");
      assertThat(concat.recipe().chars().filter(c -> c == Concat.OPERAND)).hasSize(1);
      assertThat(concat.operandCount()).isEqualTo(1);
    }
  }

  private static Concat concat(Program program, String method) {
    return Programs.only(Programs.body(program, "Sample", method), Concat.class);
  }

  @Test
  void recordMethodsReadTheirFields() throws Exception {
    try (Program program = Programs.compiled("record Point(int x, long[] y) { }")) {
      RecordMethod equals = record(program, "equals");
      assertThat(equals.name()).isEqualTo("equals");
      assertThat(equals.operands()).extracting(Value::name).containsExactly("this", "o");
      assertThat(equals.fields())
          .containsExactly(
              new FieldRef("Point", "x", JavaType.INT),
              new FieldRef("Point", "y", JavaType.of("[J")));
      assertThat(record(program, "hashCode").operandCount()).isEqualTo(1);
      assertThat(record(program, "toString").fields()).hasSize(2);
    }
  }

  private static RecordMethod record(Program program, String method) {
    return Programs.only(Programs.body(program, "Point", method), RecordMethod.class);
  }

  private static final Handle BOOTSTRAP =
      new Handle(
          Opcodes.H_INVOKESTATIC,
          "own/Bootstraps",
          "make",
          "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
              + "Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;",
          true);

  @Test
  void anUnknownBootstrapStaysACall() throws Exception {
    byte[] classFile =
        ClassFiles.of(
            Opcodes.V17,
            "Sample",
            writer -> {
              unknownCall(writer, "returning", "(IJ)Ljava/lang/Object;", Opcodes.ARETURN);
              unknownCall(writer, "acting", "(IJ)V", Opcodes.RETURN);
            });
    try (Program program = Programs.ofClasses(Map.of("Sample", classFile))) {
      InvokeDynamic call = dynamic(program, "returning");
      assertThat(call.name()).isEqualTo("returning");
      assertThat(call.descriptor().text()).isEqualTo("(IJ)Ljava/lang/Object;");
      assertThat(call.operands())
          .extracting(Value::type)
          .containsExactly(JavaType.INT, JavaType.LONG);
      assertThat(call.bootstrap()).isInstanceOf(MethodHandleRef.OfMethod.class);
      MethodRef bootstrap = ((MethodHandleRef.OfMethod) call.bootstrap()).method();
      assertThat(bootstrap.owner()).isEqualTo("own/Bootstraps");
      assertThat(bootstrap.ownerIsInterface()).isTrue();
      assertThat(dynamic(program, "acting").result()).isEmpty();
    }
  }

  private static InvokeDynamic dynamic(Program program, String method) {
    return Programs.only(Programs.body(program, "Sample", method), InvokeDynamic.class);
  }

  private static void unknownCall(
      ClassWriter writer, String name, String descriptor, int returnOpcode) {
    ClassFiles.method(
        writer,
        name,
        descriptor,
        code -> {
          code.visitVarInsn(Opcodes.ILOAD, 0);
          code.visitVarInsn(Opcodes.LLOAD, 1);
          code.visitInvokeDynamicInsn(name, descriptor, BOOTSTRAP);
          code.visitInsn(returnOpcode);
        });
  }

  @Test
  void aConstantThatIsMadeAtRunTime() throws Exception {
    ConstantDynamic dynamic = new ConstantDynamic("made", "J", BOOTSTRAP, "argument");
    byte[] classFile =
        ClassFiles.of(
            Opcodes.V17,
            "Sample",
            writer ->
                ClassFiles.method(
                    writer,
                    "m",
                    "()J",
                    code -> {
                      code.visitLdcInsn(dynamic);
                      code.visitInsn(Opcodes.LRETURN);
                    }));
    try (Program program = Programs.ofClasses(Map.of("Sample", classFile))) {
      Body body = Programs.body(program, "Sample", "m");
      List<Value> returned = Programs.only(body, Return.class).operands();
      assertThat(returned).singleElement().isInstanceOf(Value.Constant.class);
      Value.Constant constant = (Value.Constant) returned.get(0);
      assertThat(constant.type()).isEqualTo(JavaType.LONG);
      MethodRef bootstrap =
          new MethodRef("own/Bootstraps", "make", MethodDescriptor.of(BOOTSTRAP.getDesc()), true);
      assertThat(constant.constant())
          .isEqualTo(
              new DynamicConstant(
                  "made", JavaType.LONG, new MethodHandleRef.OfMethod(CallKind.STATIC, bootstrap)));
    }
  }
}
