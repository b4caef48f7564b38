package dev.photofinish.report.shared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.report.shared.Snippet.Line;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SnippetTest {

  private static final List<String> SOURCE =
      List.of("class A {", "  int x;", "", "  void f() {", "\tx++;  ", "  }", "}");

  @Test
  void showsTheLinesAroundTheMarkedOne() {
    assertThat(Snippet.around(SOURCE, 6))
        .map(Snippet::lines)
        .contains(
            List.of(
                new Line(4, "  void f() {", false),
                new Line(5, "    x++;", false),
                new Line(6, "  }", true),
                new Line(7, "}", false)));
  }

  @Test
  void dropsSharedIndentationAndBlankEdges() {
    assertThat(Snippet.around(SOURCE, 5))
        .map(Snippet::lines)
        .contains(
            List.of(
                new Line(4, "  void f() {", false),
                new Line(5, "    x++;", true),
                new Line(6, "  }", false),
                new Line(7, "}", false)));
    assertThat(Snippet.around(SOURCE.subList(0, 6), 5))
        .map(Snippet::lines)
        .contains(
            List.of(
                new Line(4, "void f() {", false),
                new Line(5, "  x++;", true),
                new Line(6, "}", false)));
  }

  @Test
  void theFirstLineHasNothingBefore() {
    assertThat(Snippet.around(SOURCE, 1).map(snippet -> snippet.lines().get(0)))
        .contains(new Line(1, "class A {", true));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 8})
  void aLineThatIsNotThereHasNoSnippet(int line) {
    assertThat(Snippet.around(SOURCE, line)).isEqualTo(Optional.empty());
  }

  @Test
  void theWidestNumberIsTheLast() {
    List<String> source = Collections.nCopies(12, "x");

    assertThat(Snippet.around(source, 9).map(Snippet::numberWidth)).contains(2);
    assertThat(Snippet.around(source, 3).map(Snippet::numberWidth)).contains(1);
  }
}
