package dev.photofinish.cli.suppress;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which comments count, and for which line. */
class IgnoreCommentTest {

  private static List<IgnoreComment> in(String source) {
    return IgnoreComment.in(source.lines().toList());
  }

  @Test
  void aCommentCoversItsOwnLine() {
    assertThat(in("int a;\na++; // photofinish:ignore statistics\nb++;"))
        .containsExactly(new IgnoreComment(2, 2, true));
  }

  @Test
  void aCommentAloneCoversTheLineBelow() {
    assertThat(in("a++;\n\t// photofinish:ignore statistics\nb++;"))
        .containsExactly(new IgnoreComment(2, 3, true));
  }

  @Test
  void theReasonMayGoOnInMoreComments() {
    assertThat(in("// photofinish:ignore statistics,\n// off by a few\n// at most\na++; // b"))
        .containsExactly(new IgnoreComment(1, 4, true));
  }

  @Test
  void anEmptyLineIsNotSkipped() {
    assertThat(in("// photofinish:ignore statistics\n\na++;"))
        .containsExactly(new IgnoreComment(1, 2, true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a++; // photofinish:ignore reason",
        "a++;//photofinish:ignore reason",
        "a++; // photofinish:ignore: reason",
        "a = b / c; /* d */ // photofinish:ignore reason",
        "a = \"//\"; // photofinish:ignore reason",
        "a = \"\\\"\"; // photofinish:ignore reason",
        "a = '\"'; // photofinish:ignore reason",
        "a = '\\''; b = '\\u0022'; // photofinish:ignore reason",
        "a = \"\"; // photofinish:ignore reason",
        "a = \"\"\"x\"\"\"; // photofinish:ignore reason",
        "val a = 'symbol; // photofinish:ignore reason",
      })
  void commentsAreFoundBehindAnyCode(String line) {
    assertThat(in(line)).containsExactly(new IgnoreComment(1, 1, true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a++; // photofinish:ignore",
        "a++; // photofinish:ignore   ",
        "a++; // photofinish:ignore:"
      })
  void aCommentMayLackItsReason(String line) {
    assertThat(in(line)).containsExactly(new IgnoreComment(1, 1, false));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a++; // photofinish:ignored reason",
        "a++; // photofinish:ignore-all reason",
        "a++; // see photofinish:ignore reason",
        "// a++; // photofinish:ignore reason",
        "a = \"// photofinish:ignore reason\";",
        "a = \"\\\"// photofinish:ignore reason\";",
        "/* // photofinish:ignore reason */",
        "/*\n * // photofinish:ignore reason\n */",
        "a = \"\"\"\n// photofinish:ignore reason\n\"\"\";",
        "a = \"\"\"\n\\\"\"\"\n// photofinish:ignore reason\n\"\"\";",
      })
  void whatOnlyLooksLikeOneIsNone(String source) {
    assertThat(in(source)).isEmpty();
  }

  @Test
  void afterTextBlocksAndCommentsCodeGoesOn() {
    assertThat(
            in(
                "a = \"\"\"\n  text\n  \"\"\"; // photofinish:ignore one\n/*\n*/ b++; // photofinish:ignore two"))
        .extracting(IgnoreComment::covered)
        .containsExactly(3, 5);
  }
}
