package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.Programs;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Lambdas and method references are closures with what they capture and what they run. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClosureTest {

  private static final String SOURCE =
      """
      package p;

      import java.io.Serializable;
      import java.util.function.*;

      class Sample {
        int field;

        static Runnable plain() { return () -> {}; }
        static IntSupplier capturing(int a, long b) { return () -> a + (int) b; }
        IntSupplier capturingThis() { return () -> field; }
        IntSupplier capturingThisAndMore(int a) { return () -> field + a; }

        static Function<Object, String> ofStatic() { return String::valueOf; }
        static Supplier<String> ofObject(Object o) { return o::toString; }
        static Function<String, Integer> ofAnyObject() { return String::length; }
        static Supplier<Sample> ofConstructor() { return Sample::new; }
        static IntFunction<int[]> ofArrayConstructor() { return int[]::new; }
        static Function<Runnable, Thread> ofConstructorWithArgument() { return Thread::new; }
        static Consumer<Runnable> ofInterface() { return Runnable::run; }
        Supplier<String> ofSuper() { return super::toString; }
        static Runnable serializable() { return (Runnable & Serializable) () -> {}; }
      }
      """;

  private final Program program = Programs.compiled(SOURCE);

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  private Closure closure(String method) {
    return Programs.only(Programs.body(program, "p/Sample", method), Closure.class);
  }

  private static MethodHandleRef.OfMethod method(Closure closure) {
    assertThat(closure.target()).isInstanceOf(MethodHandleRef.OfMethod.class);
    return (MethodHandleRef.OfMethod) closure.target();
  }

  /** The method that a lambda's body became is there with its code. */
  private MethodModel lambda(Closure closure) {
    MethodModel found = program.members().resolve(method(closure).method()).found().orElseThrow();
    assertThat(found.isSynthetic()).isTrue();
    assertThat(found.body()).isPresent();
    return found;
  }

  @Test
  void aLambdaThatCapturesNothing() {
    Closure closure = closure("plain");
    assertThat(closure.implemented()).isEqualTo(JavaType.ofClass("java/lang/Runnable"));
    assertThat(closure.methodName()).isEqualTo("run");
    assertThat(closure.methodDescriptor().text()).isEqualTo("()V");
    assertThat(closure.operands()).isEmpty();
    assertThat(method(closure).kind()).isEqualTo(CallKind.STATIC);
    assertThat(lambda(closure).isStatic()).isTrue();
  }

  @Test
  void aLambdaThatCapturesVariables() {
    Closure closure = closure("capturing");
    assertThat(names(closure.operands())).containsExactly("a", "b");
    assertThat(lambda(closure).descriptor().text()).isEqualTo("(IJ)I");
    assertThat(closure.methodDescriptor().text()).isEqualTo("()I");
  }

  @Test
  void aLambdaThatCapturesThis() {
    Closure closure = closure("capturingThis");
    assertThat(names(closure.operands())).containsExactly("this");
    assertThat(lambda(closure).isStatic()).isFalse();
    assertThat(names(closure("capturingThisAndMore").operands())).containsExactly("this", "a");
  }

  @Test
  void aReferenceToAStaticMethod() {
    Closure closure = closure("ofStatic");
    assertThat(method(closure).kind()).isEqualTo(CallKind.STATIC);
    assertThat(method(closure).method()).hasToString("java.lang.String.valueOf(java.lang.Object)");
    assertThat(closure.methodDescriptor().text())
        .isEqualTo("(Ljava/lang/Object;)Ljava/lang/Object;");
  }

  @Test
  void aReferenceToAMethodOfAnObject() {
    Closure closure = closure("ofObject");
    assertThat(method(closure).kind()).isEqualTo(CallKind.VIRTUAL);
    assertThat(method(closure).method()).hasToString("java.lang.Object.toString()");
    assertThat(names(closure.operands())).containsExactly("o");
  }

  @Test
  void aReferenceToAMethodOfAnyObject() {
    Closure closure = closure("ofAnyObject");
    assertThat(method(closure).kind()).isEqualTo(CallKind.VIRTUAL);
    assertThat(method(closure).method()).hasToString("java.lang.String.length()");
    assertThat(closure.operands()).isEmpty();
  }

  @Test
  void aReferenceToAMethodOfAnInterface() {
    assertThat(method(closure("ofInterface")).kind()).isEqualTo(CallKind.INTERFACE);
    assertThat(method(closure("ofInterface")).method().ownerIsInterface()).isTrue();
  }

  @Test
  void aReferenceToAConstructor() {
    MethodHandleRef target = closure("ofConstructor").target();
    assertThat(target).isInstanceOf(MethodHandleRef.OfConstructor.class);
    assertThat(((MethodHandleRef.OfConstructor) target).constructor())
        .hasToString("p.Sample.<init>()");
    assertThat(closure("ofConstructorWithArgument").target())
        .hasToString("new java.lang.Thread.<init>(java.lang.Runnable)");
  }

  /** Compilers make a method for these, as there is nothing to refer to. */
  @Test
  void aReferenceToAnArraysConstructorOrASuperMethod() {
    assertThat(Programs.all(bodyOf("ofArrayConstructor"), NewArray.class)).hasSize(1);
    Invoke call = Programs.only(bodyOf("ofSuper"), Invoke.class);
    assertThat(call.kind()).isEqualTo(CallKind.SPECIAL);
    assertThat(call.method()).hasToString("java.lang.Object.toString()");
  }

  private Body bodyOf(String method) {
    return lambda(closure(method)).body().orElseThrow();
  }

  @Test
  void aLambdaThatCanBeWrittenOut() {
    Closure closure = closure("serializable");
    assertThat(closure.implemented()).isEqualTo(JavaType.ofClass("java/lang/Runnable"));
    assertThat(lambda(closure).name()).startsWith("lambda$serializable");
  }

  private static List<String> names(List<Value> values) {
    return values.stream().map(Value::name).toList();
  }
}
