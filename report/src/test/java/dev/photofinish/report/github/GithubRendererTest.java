package dev.photofinish.report.github;

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

class GithubRendererTest {

  static Collection<Findings> samples() {
    return Samples.all().values();
  }

  @Test
  void escapesPropertiesAndMessages() {
    String command =
        new WorkflowCommand("error").property("title", "a:b,c%\r\n").with("d:e,f%\r\n");

    assertThat(command).isEqualTo("::error title=a%3Ab%2Cc%25%0D%0A::d:e,f%25%0D%0A");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void nothingButWorkflowCommandsOneOnEachLine(Findings findings) throws IOException {
    String output = Rendered.as(Format.GITHUB, findings, RenderOptions.plain());

    assertThat(output.lines()).allMatch(line -> line.matches("::(error|warning|notice) .*::.+"));
    assertThat(output.lines().count()).isEqualTo(expectedLines(findings));
  }

  private static long expectedLines(Findings findings) {
    long races =
        findings.races().stream()
            .filter(race -> !race.verdict().label().equals("proved-free"))
            .count();
    return races + findings.problems().size();
  }
}
