package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.Programs;
import dev.photofinish.testbench.SourceCompiler;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Resolution of what the random hierarchies do not have: fields, arrays, missing classes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MemberResolverTest {

  private static final String SOURCE =
      """
      interface I { int SHADOWED = 1; int IN_INTERFACE = 2; }
      class A { int SHADOWED; int inherited; static int shared; private int hidden; public void m() { } }
      class B extends A implements I { long inherited; }
      class Gone { int lost; void lost() { } void m() { } }
      class BelowGone extends Gone { void own() { } }
      interface GoneInterface { default void m() { } }
      class OfGone extends A implements GoneInterface { }
      """;

  private final Program program = open();
  private final MemberResolver members = program.members();

  private static Program open() {
    Map<String, byte[]> classes = Programs.classFiles(SourceCompiler.standard(), SOURCE);
    classes.keySet().removeAll(List.of("Gone", "GoneInterface"));
    return Programs.ofClasses(classes);
  }

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  private Resolution<FieldModel> field(String owner, String name) {
    return members.resolve(new FieldRef(owner, name, JavaType.INT));
  }

  private Resolution<MethodModel> method(String owner, String name, String descriptor) {
    boolean isInterface = program.find(owner).isInterface();
    return members.resolve(
        new MethodRef(owner, name, MethodDescriptor.of(descriptor), isInterface));
  }

  private static String text(Resolution<?> resolution) {
    return resolution.found().map(Object::toString).orElse("nothing");
  }

  /** The class, its super interfaces, then its super class (JVMS 5.4.3.2). */
  @Test
  void fields() {
    assertThat(text(field("B", "SHADOWED"))).isEqualTo("I.SHADOWED");
    assertThat(text(field("B", "IN_INTERFACE"))).isEqualTo("I.IN_INTERFACE");
    assertThat(text(field("B", "inherited"))).isEqualTo("A.inherited");
    assertThat(text(field("B", "shared"))).isEqualTo("A.shared");
    assertThat(text(field("B", "hidden"))).isEqualTo("A.hidden");
    assertThat(field("B", "none")).isEqualTo(new Resolution.Failed<>("NoSuchFieldError"));
  }

  @Test
  void aMissingClassLeavesItOpen() {
    assertThat(field("Gone", "lost")).isEqualTo(new Resolution.Unknown<>(program.find("Gone")));
    assertThat(field("BelowGone", "lost"))
        .isEqualTo(new Resolution.Unknown<>(program.find("Gone")));
    assertThat(method("BelowGone", "lost", "()V"))
        .isEqualTo(new Resolution.Unknown<>(program.find("Gone")));
    assertThat(text(method("BelowGone", "own", "()V"))).isEqualTo("BelowGone.own()");
    assertThat(method("OfGone", "none", "()V"))
        .isEqualTo(new Resolution.Unknown<>(program.find("GoneInterface")));
    assertThat(text(method("OfGone", "m", "()V"))).isEqualTo("A.m()");
  }

  @Test
  void soDoesAMissingReceiver() {
    MethodModel resolved = method("A", "m", "()V").found().orElseThrow();
    assertThat(members.select(program.find("Gone"), resolved))
        .isEqualTo(new Resolution.Unknown<>(program.find("Gone")));
    assertThat(text(members.select(program.find("OfGone"), resolved))).isEqualTo("A.m()");
    MethodRef superCall = new MethodRef("Gone", "lost", MethodDescriptor.of("()V"), false);
    assertThat(members.selectSpecial(program.find("BelowGone"), superCall))
        .isEqualTo(new Resolution.Unknown<>(program.find("Gone")));
  }

  @Test
  void arraysHaveTheMethodsOfObject() {
    assertThat(text(method("[I", "clone", "()Ljava/lang/Object;")))
        .isEqualTo("java.lang.Object.clone()");
    assertThat(text(method("[[Ljava/lang/String;", "getClass", "()Ljava/lang/Class;")))
        .isEqualTo("java.lang.Object.getClass()");
  }

  @Test
  void interfacesHaveThePublicMethodsOfObject() {
    assertThat(text(method("I", "toString", "()Ljava/lang/String;")))
        .isEqualTo("java.lang.Object.toString()");
    assertThat(method("I", "clone", "()Ljava/lang/Object;"))
        .isEqualTo(new Resolution.Failed<>("NoSuchMethodError"));
  }

  /** These take whatever a call gives them (JVMS 2.9.3). */
  @Test
  void methodHandlesTakeAnyArguments() {
    assertThat(
            text(method("java/lang/invoke/MethodHandle", "invokeExact", "(IJ)Ljava/lang/String;")))
        .isEqualTo("java.lang.invoke.MethodHandle.invokeExact(java.lang.Object[])");
    assertThat(text(method("java/lang/invoke/VarHandle", "compareAndSet", "(LA;II)Z")))
        .isEqualTo("java.lang.invoke.VarHandle.compareAndSet(java.lang.Object[])");
    assertThat(method("java/lang/invoke/MethodHandle", "bindTo", "(I)V"))
        .isEqualTo(new Resolution.Failed<>("NoSuchMethodError"));
  }
}
