package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The types of methods. */
class MethodDescriptorTest {

  @Test
  void parametersAndReturnType() {
    MethodDescriptor descriptor =
        MethodDescriptor.of("(I[[JLjava/lang/String;Z)[Ljava/lang/Object;");
    assertThat(descriptor.parameters())
        .containsExactly(JavaType.INT, JavaType.of("[[J"), JavaType.STRING, JavaType.BOOLEAN);
    assertThat(descriptor.returnType()).isEqualTo(JavaType.of("[Ljava/lang/Object;"));
    assertThat(descriptor).hasToString("(I[[JLjava/lang/String;Z)[Ljava/lang/Object;");
  }

  @Test
  void noParameters() {
    MethodDescriptor descriptor = MethodDescriptor.of("()V");
    assertThat(descriptor.parameters()).isEmpty();
    assertThat(descriptor.returnType()).isEqualTo(JavaType.VOID);
    assertThat(descriptor).isEqualTo(MethodDescriptor.of("()V")).hasSameHashCodeAs(descriptor);
    assertThat(descriptor).isNotEqualTo(MethodDescriptor.of("()I"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "V", "I", "()", "(", "(I", "(I)", "(X)V", "(V)V", "([)V", "(Lfoo)V", "()VV", "XI)V"
      })
  void whatIsNoDescriptor(String text) {
    assertThatThrownBy(() -> MethodDescriptor.of(text))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void referencesAsSourceWritesThem() {
    MethodRef method =
        new MethodRef("a/B$C", "m", MethodDescriptor.of("(I[Ljava/lang/String;)V"), false);
    assertThat(method).hasToString("a.B$C.m(int,java.lang.String[])");
    assertThat(new FieldRef("a/B", "f", JavaType.INT)).hasToString("a.B.f");
  }
}
