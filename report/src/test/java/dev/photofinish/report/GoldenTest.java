package dev.photofinish.report;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.photofinish.finding.Findings;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every sample in every format looks as it did when a person last looked at it. */
class GoldenTest {

  private final Golden golden = Golden.files();

  static Stream<Arguments> samplesAndFormats() {
    return Samples.all().entrySet().stream()
        .flatMap(
            sample ->
                Stream.of(Format.values())
                    .map(format -> arguments(sample.getKey(), format, sample.getValue())));
  }

  @ParameterizedTest(name = "{0} as {1}")
  @MethodSource("samplesAndFormats")
  void rendersAsBefore(String sample, Format format, Findings findings) throws IOException {
    String output = Rendered.as(format, findings, Samples.options());
    golden.check(
        goldenFile(sample, format),
        format == Format.HTML ? Rendered.withoutStyleAndScript(output) : output);
  }

  static String goldenFile(String sample, Format format) {
    return switch (format) {
      case TEXT -> sample + ".txt";
      case GITHUB -> sample + ".github.txt";
      default -> sample + "." + format.label();
    };
  }

  @Test
  void coloursAsBefore() throws IOException {
    RenderOptions options = Samples.options().withColour(true);
    golden.check("bank.colour.txt", Rendered.as(Format.TEXT, Samples.bank(), options));
  }

  @Test
  void fitsNarrowTerminalsAsBefore() throws IOException {
    RenderOptions options = Samples.options().withWidth(40);
    golden.check("bank.narrow.txt", Rendered.as(Format.TEXT, Samples.bank(), options));
  }

  @Test
  @DisabledIfSystemProperty(named = "golden.refresh", matches = "true")
  void aFailureShowsTheDifferenceAndTheWayOut() throws IOException {
    String changed = golden.read("empty.txt").replace("No races", "Three races");

    assertThatThrownBy(() -> golden.check("empty.txt", changed))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("- No races to report.\n+ Three races to report.\n")
        .hasMessageContaining("-Dgolden.refresh=true");
  }
}
