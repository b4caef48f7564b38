package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.Programs;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Annotations of every retention that class files keep, with every kind of element. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AnnotationsTest {

  private static final String SOURCE =
      """
      package p;

      import java.lang.annotation.*;

      @Retention(RetentionPolicy.SOURCE) @interface InSource { }
      @Retention(RetentionPolicy.CLASS) @interface InClass { }
      @Retention(RetentionPolicy.RUNTIME) @interface AtRuntime { String value() default "x"; }

      @Retention(RetentionPolicy.RUNTIME) @interface Everything {
        boolean flag();
        byte b();
        char c();
        short s();
        int i();
        long l();
        float f();
        double d();
        String text();
        Class<?> type();
        Thread.State state();
        AtRuntime nested();
        int[] ints();
        boolean[] flags();
        String[] texts();
        Class<?>[] types();
        Thread.State[] states();
        AtRuntime[] nesteds();
        double[] none();
      }

      @InSource @InClass @AtRuntime("class")
      class Sample {
        @InSource @InClass @AtRuntime("field") int field;

        @InSource @InClass @AtRuntime("method")
        void method(int plain, @InClass @AtRuntime("parameter") long annotated, @InSource int no) { }

        @Everything(flag = true, b = 1, c = 'c', s = 2, i = 3, l = 4, f = 5, d = 6, text = "text",
            type = int[].class, state = Thread.State.NEW, nested = @AtRuntime("n"), ints = {1, 2},
            flags = {true, false}, texts = {"a", "b"}, types = {String.class, void.class},
            states = {Thread.State.BLOCKED}, nesteds = {@AtRuntime, @AtRuntime("m")}, none = {})
        void everything() { }

        class Inner {
          Inner(int plain, @AtRuntime("inner") int annotated) { }
        }

        enum Kind {
          ONE(1);
          Kind(@AtRuntime("enum") int annotated) { }
        }

        record Pair(@AtRuntime("component") int one, int two) { }

        void outside(int captured, String another) {
          class Local {
            Local(int plain, @AtRuntime("local") long annotated) { use(captured, another); }
          }
        }

        static void outsideStatic(int captured) {
          class LocalOfStatic {
            LocalOfStatic(@AtRuntime("local") long annotated, int plain) { use(captured, null); }
          }
        }

        static native void use(int a, String b);

        static class Nested { @AtRuntime("deep") int field; }
      }
      """;

  private final Program program = Programs.compiled(SOURCE);
  private final ClassModel sample = program.find("p/Sample");

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  private static AnnotationModel atRuntime(String value) {
    return new AnnotationModel("p/AtRuntime", Map.of("value", value));
  }

  private static final AnnotationModel IN_CLASS = new AnnotationModel("p/InClass", Map.of());

  private MethodModel constructor(String className) {
    return Programs.method(program, className, "<init>");
  }

  @Test
  void ofClassesFieldsAndMethods() {
    assertThat(sample.annotations()).containsExactlyInAnyOrder(IN_CLASS, atRuntime("class"));
    assertThat(sample.fields().get(0).annotations())
        .containsExactlyInAnyOrder(IN_CLASS, atRuntime("field"));
    assertThat(Programs.method(program, "p/Sample", "method").annotations())
        .containsExactlyInAnyOrder(IN_CLASS, atRuntime("method"));
    assertThat(program.find("p/Sample$Nested").fields().get(0).annotations())
        .containsExactly(atRuntime("deep"));
  }

  /** What follows them is read all the same. */
  @Test
  void withoutElementsIfTheyAreForCompilers() throws Exception {
    try (Program kotlin =
        Programs.compiled(
            """
            package kotlin;

            @interface Name { String value(); }
            @interface Metadata {
              int k();
              String[] d2();
              Thread.State state();
              Name name();
              Name[] names();
            }

            @Metadata(k = 1, d2 = {"a", "b"}, state = Thread.State.NEW, name = @Name("c"),
                names = {@Name("d"), @Name("e")})
            @Name("after")
            class Sample { }
            """)) {
      assertThat(kotlin.find("kotlin/Sample").annotations())
          .containsExactly(
              new AnnotationModel("kotlin/Metadata", Map.of()),
              new AnnotationModel("kotlin/Name", Map.of("value", "after")));
    }
  }

  @Test
  void ofParameters() {
    MethodModel method = Programs.method(program, "p/Sample", "method");
    assertThat(method.parameterAnnotations(0)).isEmpty();
    assertThat(method.parameterAnnotations(1))
        .containsExactlyInAnyOrder(IN_CLASS, atRuntime("parameter"));
    assertThat(method.parameterAnnotations(2)).isEmpty();
    assertThat(method.parameterAnnotations(3)).isEmpty();
  }

  /** Their first parameters are the compiler's, and not counted in the class file's tables. */
  @Test
  void ofParametersThatFollowHiddenOnes() {
    MethodModel inner = constructor("p/Sample$Inner");
    assertThat(inner.descriptor().text()).isEqualTo("(Lp/Sample;II)V");
    assertThat(inner.parameterAnnotations(0)).isEmpty();
    assertThat(inner.parameterAnnotations(1)).isEmpty();
    assertThat(inner.parameterAnnotations(2)).containsExactly(atRuntime("inner"));
    MethodModel constant = constructor("p/Sample$Kind");
    assertThat(constant.descriptor().text()).isEqualTo("(Ljava/lang/String;II)V");
    assertThat(constant.parameterAnnotations(0)).isEmpty();
    assertThat(constant.parameterAnnotations(2)).containsExactly(atRuntime("enum"));
  }

  /** Other hidden parameters come last: those for the variables that a local class captures. */
  @Test
  void ofParametersBetweenHiddenOnes() {
    MethodModel local = constructor("p/Sample$1Local");
    assertThat(local.descriptor().text()).isEqualTo("(Lp/Sample;IJILjava/lang/String;)V");
    assertThat(local.parameterAnnotations(2)).containsExactly(atRuntime("local"));
    assertThat(local.parameterAnnotations(4)).isEmpty();
    MethodModel ofStatic = constructor("p/Sample$1LocalOfStatic");
    assertThat(ofStatic.descriptor().text()).isEqualTo("(JII)V");
    assertThat(ofStatic.parameterAnnotations(0)).containsExactly(atRuntime("local"));
    assertThat(ofStatic.parameterAnnotations(1)).isEmpty();
  }

  @Test
  void ofRecordComponents() {
    assertThat(constructor("p/Sample$Pair").parameterAnnotations(0))
        .containsExactly(atRuntime("component"));
    assertThat(program.find("p/Sample$Pair").fields().get(0).annotations())
        .containsExactly(atRuntime("component"));
    assertThat(Programs.method(program, "p/Sample$Pair", "one").annotations())
        .containsExactly(atRuntime("component"));
  }

  @Test
  void everyKindOfElement() {
    AnnotationModel found = Programs.method(program, "p/Sample", "everything").annotations().get(0);
    AnnotationModel.EnumConstant isNew =
        new AnnotationModel.EnumConstant("java/lang/Thread$State", "NEW");
    AnnotationModel.EnumConstant isBlocked =
        new AnnotationModel.EnumConstant("java/lang/Thread$State", "BLOCKED");
    assertThat(found.values())
        .hasSize(19)
        .containsEntry("flag", true)
        .containsEntry("b", (byte) 1)
        .containsEntry("c", 'c')
        .containsEntry("s", (short) 2)
        .containsEntry("i", 3)
        .containsEntry("l", 4L)
        .containsEntry("f", 5f)
        .containsEntry("d", 6d)
        .containsEntry("text", "text")
        .containsEntry("type", JavaType.of("[I"))
        .containsEntry("state", isNew)
        .containsEntry("nested", atRuntime("n"))
        .containsEntry("ints", List.of(1, 2))
        .containsEntry("flags", List.of(true, false))
        .containsEntry("texts", List.of("a", "b"))
        .containsEntry("types", List.of(JavaType.STRING, JavaType.VOID))
        .containsEntry("states", List.of(isBlocked))
        .containsEntry(
            "nesteds", List.of(new AnnotationModel("p/AtRuntime", Map.of()), atRuntime("m")))
        .containsEntry("none", List.of());
  }

  /** So that whoever prints them prints the same each time. */
  @Test
  void elementsHaveTheOrderOfTheSource() {
    AnnotationModel found = Programs.method(program, "p/Sample", "everything").annotations().get(0);
    assertThat(found.values().keySet())
        .startsWith("flag", "b", "c", "s", "i", "l", "f", "d", "text", "type", "state", "nested");
  }

  /** Projects have annotations of the same name in packages of their own. */
  @Test
  void theSimpleNameLeavesOutPackageAndOuterClass() {
    assertThat(IN_CLASS.simpleName()).isEqualTo("InClass");
    assertThat(new AnnotationModel("a/b/Outer$GuardedBy", Map.of()).simpleName())
        .isEqualTo("GuardedBy");
    assertThat(new AnnotationModel("NoPackage", Map.of()).simpleName()).isEqualTo("NoPackage");
    assertThat(atRuntime("v").value("value")).contains("v");
    assertThat(atRuntime("v").value("other")).isEmpty();
  }
}
