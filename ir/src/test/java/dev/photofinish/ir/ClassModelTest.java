package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.Programs;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.objectweb.asm.Opcodes;

/** What a class says of itself and of its members. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClassModelTest {

  private static final String SOURCE =
      """
      package p;

      abstract class Sample<T> implements Runnable, java.io.Serializable {
        static final int CONSTANT = 1;
        private volatile long[] data;
        private static class Hidden { }
        protected static final class Seen { }
        enum Kind { A { }, B }
        record Pair(int x, int y) { }
        sealed interface Shape permits Circle, Square { }
        static final class Circle implements Shape { }
        static final class Square implements Shape { }
        Runnable anonymous() { return new Runnable() { public void run() { } }; }
        Runnable field = new Runnable() { public void run() { } };
        void local() { class Local { } }
        abstract void noCode(int a, T... more) throws java.io.IOException, InterruptedException;
        native synchronized void elsewhere();
        public final void run() { }
        protected static <U extends Comparable<U>> U generic(U u) { return u; }
      }
      """;

  private final Program program = Programs.compiled(SOURCE);
  private final ClassModel sample = program.find("p/Sample");

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  private ClassModel nested(String name) {
    return program.find("p/Sample$" + name);
  }

  private MethodModel method(String name) {
    return Programs.method(program, "p/Sample", name);
  }

  @Test
  void itsPlaceAndItsSuperTypes() {
    assertThat(sample.name()).isEqualTo("p/Sample");
    assertThat(sample).hasToString("p.Sample");
    assertThat(sample.superName()).contains("java/lang/Object");
    assertThat(sample.interfaces()).containsExactly("java/lang/Runnable", "java/io/Serializable");
    assertThat(sample.version()).isEqualTo(61);
    assertThat(sample.sourcePath()).contains("p/Sample.java");
    assertThat(sample.isAbstract()).isTrue();
    assertThat(sample.isInterface()).isFalse();
    assertThat(sample.program()).isSameAs(program);
    assertThat(program.find("java/lang/Object").superName()).isEmpty();
  }

  @Test
  void kindsOfClasses() {
    assertThat(nested("Kind").isEnum()).isTrue();
    assertThat(nested("Pair").isRecord()).isTrue();
    assertThat(nested("Pair").isFinal()).isTrue();
    assertThat(nested("Shape").isInterface()).isTrue();
    assertThat(nested("Shape").permittedSubclasses())
        .containsExactly("p/Sample$Circle", "p/Sample$Square");
    assertThat(sample.permittedSubclasses()).isEmpty();
    assertThat(sample.isRecord()).isFalse();
  }

  /** The header of a member's class file has no room for private, protected and static. */
  @Test
  void flagsOfMembersAreThoseOfTheSource() {
    int hidden = nested("Hidden").access();
    assertThat(hidden & (Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC))
        .isEqualTo(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC);
    int seen = nested("Seen").access();
    assertThat(seen & (Opcodes.ACC_PROTECTED | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL))
        .isEqualTo(Opcodes.ACC_PROTECTED | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL);
    assertThat(seen & Opcodes.ACC_PUBLIC).isZero();
    assertThat(sample.access() & Opcodes.ACC_STATIC).isZero();
  }

  @Test
  void whatEnclosesIt() {
    assertThat(sample.outerClass()).isEmpty();
    assertThat(nested("Hidden").outerClass()).contains("p/Sample");
    assertThat(nested("Hidden").enclosingMethod()).isEmpty();
    assertThat(nested("1").outerClass()).contains("p/Sample");
    assertThat(nested("1").enclosingMethod()).contains("anonymous");
    assertThat(nested("2").outerClass()).contains("p/Sample");
    assertThat(nested("2").enclosingMethod()).isEmpty();
    assertThat(nested("1Local").enclosingMethod()).contains("local");
    assertThat(nested("Kind$1").outerClass()).contains("p/Sample$Kind");
  }

  @Test
  void fields() {
    assertThat(sample.fields())
        .extracting(FieldModel::name)
        .containsExactly("CONSTANT", "data", "field");
    FieldModel data = sample.declaredField("data", JavaType.of("[J")).orElseThrow();
    assertThat(data.isVolatile() && data.isPrivate()).isTrue();
    assertThat(data.isStatic() || data.isFinal() || data.isSynthetic()).isFalse();
    assertThat(data).hasToString("p.Sample.data");
    assertThat(data.owner()).isSameAs(sample);
    assertThat(sample.declaredField("data", JavaType.INT)).isEmpty();
    assertThat(sample.declaredField("CONSTANT", JavaType.INT).orElseThrow().isFinal()).isTrue();
  }

  @Test
  void methods() {
    MethodModel noCode = method("noCode");
    assertThat(noCode.isAbstract() && noCode.isVarargs() && noCode.isPackagePrivate()).isTrue();
    assertThat(noCode.hasCode()).isFalse();
    assertThat(noCode.body()).isEmpty();
    assertThat(noCode.exceptions())
        .containsExactly("java/io/IOException", "java/lang/InterruptedException");
    assertThat(noCode.signature()).isEqualTo("noCode(int,java.lang.Object[])");
    MethodModel elsewhere = method("elsewhere");
    assertThat(elsewhere.isNative() && elsewhere.isSynchronized()).isTrue();
    assertThat(elsewhere.body()).isEmpty();
    assertThat(method("run").isPublic() && method("run").isFinal()).isTrue();
    assertThat(method("generic").isProtected() && method("generic").isStatic()).isTrue();
    assertThat(method("generic")).hasToString("p.Sample.generic(java.lang.Comparable)");
    assertThat(method("<init>").isConstructor()).isTrue();
  }
}
