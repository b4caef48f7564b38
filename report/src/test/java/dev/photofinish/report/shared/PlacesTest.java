package dev.photofinish.report.shared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Frame;
import dev.photofinish.finding.MethodName;
import dev.photofinish.report.SourceLookup;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacesTest {

  private final Places places = new Places(SourceLookup.none());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          p/Bank.java | 17 | -1 | p/Bank.java:17
          p/Bank.java | 0  | 42 | p/Bank.java, bytecode offset 42 (no line numbers)
          p/Bank.java | 0  | -1 | p/Bank.java, unknown line (no line numbers)
          ''          | 0  | 42 | bytecode offset 42 (no line numbers)
          ''          | 0  | -1 | unknown line (no line numbers)
          ''          | 17 | -1 | line 17 (no source file named)
          """)
  void whatIsKnownIsTold(String file, int line, int offset, String place) {
    assertThat(places.of(frame(file, line, offset))).isEqualTo(place);
  }

  @ParameterizedTest
  @CsvSource({"p/Bank.java, 17, -1, p/Bank.java:17", "p/Bank.java, 0, 42, bytecode offset 42"})
  void listsDoNotRepeatWhatIsMissing(String file, int line, int offset, String place) {
    assertThat(places.briefly(frame(file, line, offset))).isEqualTo(place);
  }

  private static Frame frame(String file, int line, int offset) {
    return new Frame(new MethodName("p.Bank", "pay", List.of()), file, line, offset);
  }
}
