package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.Programs;
import dev.photofinish.testbench.SourceCompiler;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What compilers put between a call and the code: accessors before Java 11, and bridges. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CallResolverTest {

  private static final String SOURCE =
      """
      package p;

      class Outer extends Base {
        private int field;
        private static String text;
        private Outer next;

        private Outer(int x) { }
        private int secret(int a, long b) { return a; }
        private static void hidden() { }

        class Inner {
          int callSecret() { return secret(1, 2); }
          void callHidden() { hidden(); }
          Outer create() { return new Outer(3); }
          String callSuper() { return Outer.super.inherited(); }
          int read() { return field; }
          void write(int x) { field = x; }
          void writeStatic() { text = "x"; }
          void count() { field++; }
          Outer readOfNext() { return next; }
        }
      }

      class Base {
        protected String inherited() { return "base"; }
      }

      class Task implements Comparable<Task>, java.util.concurrent.Callable<String> {
        public int compareTo(Task other) { return 0; }
        public String call() { return "x"; }
      }
      """;

  private static final String PUBLIC_BELOW_HIDDEN =
      """
      package p;

      class HiddenBase {
        public void work() { }
        public static class Shown extends HiddenBase { }
      }
      """;

  private final Program program =
      Programs.compiled(SourceCompiler.standard().withRelease(8), SOURCE);

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  /** The method that the only call in a method of the inner class names. */
  private MethodModel called(String method) {
    Body body = Programs.body(program, "p/Outer$Inner", method);
    List<Invoke> calls = Programs.all(body, Invoke.class);
    assertThat(calls).hasSize(1);
    return program.members().resolve(calls.get(0).method()).found().orElseThrow();
  }

  private String behind(MethodModel method) {
    return program.calls().seeThrough(method).toString();
  }

  @Test
  void accessorsOfMethods() {
    assertThat(called("callSecret").name()).startsWith("access$");
    assertThat(behind(called("callSecret"))).isEqualTo("p.Outer.secret(int,long)");
    assertThat(behind(called("callHidden"))).isEqualTo("p.Outer.hidden()");
    assertThat(behind(called("callSuper"))).isEqualTo("p.Base.inherited()");
  }

  @Test
  void accessorsOfConstructors() {
    assertThat(called("create").descriptor().parameters()).hasSize(2);
    assertThat(behind(called("create"))).isEqualTo("p.Outer.<init>(int)");
  }

  @Test
  void accessorsOfFields() {
    Optional<Instruction> read = program.calls().accessedField(called("read"));
    assertThat(read).containsInstanceOf(FieldLoad.class);
    assertThat(((FieldLoad) read.orElseThrow()).field()).hasToString("p.Outer.field");
    Optional<Instruction> write = program.calls().accessedField(called("write"));
    assertThat(write).containsInstanceOf(FieldStore.class);
    assertThat(program.calls().accessedField(called("writeStatic")))
        .containsInstanceOf(FieldStore.class);
    assertThat(program.calls().accessedField(called("readOfNext")))
        .containsInstanceOf(FieldLoad.class);
    assertThat(program.calls().seeThrough(called("read"))).isEqualTo(called("read"));
  }

  /** It reads and writes: more than one access, so it is a method like any other. */
  @Test
  void anAccessorThatCounts() {
    assertThat(program.calls().accessedField(called("count"))).isEmpty();
    assertThat(program.calls().seeThrough(called("count"))).isEqualTo(called("count"));
  }

  @Test
  void bridgesOfGenericsAndOfReturnTypes() {
    assertThat(behind(bridge(program, "p/Task", "compareTo")))
        .isEqualTo("p.Task.compareTo(p.Task)");
    MethodModel call = program.calls().seeThrough(bridge(program, "p/Task", "call"));
    assertThat(call.descriptor().returnType()).isEqualTo(JavaType.STRING);
  }

  /** The compiler makes a class that can be seen repeat the methods of one that cannot. */
  @Test
  void bridgesOfClassesThatAreNotPublic() throws Exception {
    try (Program other = Programs.compiled(PUBLIC_BELOW_HIDDEN)) {
      MethodModel bridge = bridge(other, "p/HiddenBase$Shown", "work");
      assertThat(other.calls().seeThrough(bridge)).hasToString("p.HiddenBase.work()");
    }
  }

  private static MethodModel bridge(Program program, String className, String name) {
    return program.find(className).methods().stream()
        .filter(method -> method.isBridge() && method.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatTheProgrammerWroteIsLeftAlone() {
    MethodModel read = Programs.method(program, "p/Outer$Inner", "read");
    assertThat(program.calls().seeThrough(read)).isSameAs(read);
    assertThat(program.calls().accessedField(read)).isEmpty();
  }
}
