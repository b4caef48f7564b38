package dev.photofinish.report.sarif;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RelativeUriTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"com/acme/Bank.java", "a b/\u00e4\u4e2d.kt", "c:d/100%.java", "x?y#z[1]\"<>|\\^`"})
  void aPathComesBackFromItsUri(String path) {
    assertThat(URI.create(RelativeUri.of(path)).getPath()).isEqualTo(path);
  }

  @Test
  void ordinaryPathsStayAsTheyAre() {
    assertThat(RelativeUri.of("com/acme/Bank$1.java")).isEqualTo("com/acme/Bank$1.java");
  }

  @Test
  void knowsRelativePaths() {
    assertThat(RelativeUri.isRelative("src/Bank.java")).isTrue();
    assertThat(RelativeUri.isRelative("/src/Bank.java")).isFalse();
    assertThat(RelativeUri.isRelative("C:/src/Bank.java")).isFalse();
  }
}
