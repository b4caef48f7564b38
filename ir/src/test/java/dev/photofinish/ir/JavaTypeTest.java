package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types in the forms that class files and sources have. */
class JavaTypeTest {

  @ParameterizedTest
  @CsvSource({
    "V, VOID, void, 0",
    "Z, BOOLEAN, boolean, 1",
    "B, BYTE, byte, 1",
    "C, CHAR, char, 1",
    "S, SHORT, short, 1",
    "I, INT, int, 1",
    "J, LONG, long, 2",
    "F, FLOAT, float, 1",
    "D, DOUBLE, double, 2",
    "Ljava/util/Map$Entry;, CLASS, java.util.Map$Entry, 1",
    "[J, ARRAY, long[], 1",
    "[[Ljava/lang/String;, ARRAY, java.lang.String[][], 1",
  })
  void fromDescriptors(String descriptor, JavaType.Kind kind, String sourceName, int size) {
    JavaType type = JavaType.of(descriptor);
    assertThat(type.kind()).isEqualTo(kind);
    assertThat(type.sourceName()).isEqualTo(sourceName);
    assertThat(type.size()).isEqualTo(size);
    assertThat(type.descriptor()).isEqualTo(descriptor);
    assertThat(type).isEqualTo(JavaType.of(descriptor)).hasSameHashCodeAs(JavaType.of(descriptor));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "X", "II", "VV", "[", "[[", "[V", "[X", "[;", "L", "L;", "Lfoo", "[Lfoo", "foo;"
      })
  void whatIsNoDescriptor(String text) {
    assertThatThrownBy(() -> JavaType.of(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anArrayHasUpTo255Dimensions() {
    assertThat(JavaType.of("[".repeat(255) + "I").sourceName()).startsWith("int[]");
    assertThatThrownBy(() -> JavaType.of("[".repeat(256) + "I"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void fromClassConstants() {
    assertThat(JavaType.ofConstant("java/lang/String")).isEqualTo(JavaType.STRING);
    assertThat(JavaType.ofConstant("[I")).isEqualTo(JavaType.of("[I"));
    assertThat(JavaType.STRING.internalName()).isEqualTo("java/lang/String");
    assertThat(JavaType.of("[I").internalName()).isEqualTo("[I");
  }

  @Test
  void elementsOfArrays() {
    assertThat(JavaType.of("[[I").element()).isEqualTo(JavaType.of("[I"));
    assertThat(JavaType.of("[I").element()).isEqualTo(JavaType.INT);
    assertThatThrownBy(JavaType.STRING::element).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void whatIsAReferenceAndWhatAnInt() {
    assertThat(JavaType.STRING.isReference()).isTrue();
    assertThat(JavaType.NULL.isReference()).isTrue();
    assertThat(JavaType.of("[I").isReference()).isTrue();
    assertThat(JavaType.INT.isReference()).isFalse();
    assertThat(JavaType.BOOLEAN.isIntLike()).isTrue();
    assertThat(JavaType.CHAR.isIntLike()).isTrue();
    assertThat(JavaType.LONG.isIntLike()).isFalse();
    assertThat(JavaType.NULL.size()).isEqualTo(1);
  }
}
