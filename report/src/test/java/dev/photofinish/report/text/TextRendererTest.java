package dev.photofinish.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Findings;
import dev.photofinish.report.Format;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Rendered;
import dev.photofinish.report.Samples;
import java.io.IOException;
import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextRendererTest {

  private static final String ANSI = "\u001b\\[[0-9;]*m";

  static Collection<Findings> samples() {
    return Samples.all().values();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void withoutColourThereIsNoControlCharacter(Findings findings) throws IOException {
    String output = render(findings, Samples.options());

    assertThat(output.chars().filter(c -> c != '\n')).noneMatch(Character::isISOControl);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void coloursChangeNothingElse(Findings findings) throws IOException {
    String plain = render(findings, Samples.options());
    String coloured = render(findings, Samples.options().withColour(true));

    assertThat(coloured).isNotEqualTo(plain);
    assertThat(coloured.replaceAll(ANSI, "")).isEqualTo(plain);
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 60, 80, 100, 200})
  void linesFitTheTerminal(int width) throws IOException {
    String output = render(Samples.bank(), Samples.options().withWidth(width));

    assertThat(output.lines()).allMatch(line -> Wrap.columns(line) <= width);
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 100})
  void placesStayWholeSoThatTerminalsCanOpenThem(int width) throws IOException {
    String output = render(Samples.bank(), Samples.options().withWidth(width));

    assertThat(output)
        .contains("sources/com/acme/Bank.java:18\n")
        .contains("sources/com/acme/Bank.java:42\n");
  }

  @Test
  void withoutSourcesThereIsNoSnippet() throws IOException {
    String output = render(Samples.bank(), RenderOptions.plain());

    assertThat(output).contains("com/acme/Bank.java:18\n").doesNotContain("> 18 |");
  }

  private static String render(Findings findings, RenderOptions options) throws IOException {
    return Rendered.as(Format.TEXT, findings, options);
  }
}
