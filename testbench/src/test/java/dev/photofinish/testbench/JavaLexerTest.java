package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Where comments begin and end. */
class JavaLexerTest {

  @Test
  void linesAreCountedThroughEverythingThatSpansThem() {
    assertThat(comments("/* a\n b */ // c3\r\n\"\"\"\n x \\\"\"\" \n\"\"\" // d\r// e"))
        .containsExactly("2: c3", "5: d", "6: e");
  }

  @Test
  void literalsHoldNoComments() {
    assertThat(comments("s = \"// a\"; c = '\"'; t = \"\\\"// b\"; u = \"\"; // c"))
        .containsExactly("1: c");
  }

  @Test
  void blockCommentsHoldNoLineComments() {
    assertThat(comments("/* // a */ x /** // b\n*/ // c")).containsExactly("2: c");
  }

  @Test
  void whatIsLeftOpenEndsWithTheFile() {
    assertThat(comments("x // a")).containsExactly("1: a");
    assertThat(comments("/* // a")).isEmpty();
    assertThat(comments("\"// a\\")).isEmpty();
  }

  @Test
  void thePackageGivesTheFolder() {
    assertThat(SourceFile.of("A.java", "// package x;\npackage com . acme ;\nclass A {}").path())
        .isEqualTo("com/acme/A.java");
    assertThat(SourceFile.of("A.java", "class A {}").path()).isEqualTo("A.java");
  }

  private static List<String> comments(String text) {
    return JavaLexer.tokensOf(text).stream()
        .filter(token -> token.kind() == Token.Kind.LINE_COMMENT)
        .map(token -> token.line() + ":" + token.text())
        .toList();
  }
}
