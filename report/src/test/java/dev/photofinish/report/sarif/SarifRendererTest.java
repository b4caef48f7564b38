package dev.photofinish.report.sarif;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Findings;
import dev.photofinish.report.Format;
import dev.photofinish.report.Rendered;
import dev.photofinish.report.Samples;
import dev.photofinish.report.Schemas;
import java.io.IOException;
import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class SarifRendererTest {

  static Collection<Findings> samples() {
    return Samples.all().values();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void followsTheSchemaOfOasis(Findings findings) throws IOException {
    assertThat(Schemas.sarif().errors(render(findings))).isEmpty();
  }

  @Test
  void theSchemaNoticesAFieldOfAnotherName() throws IOException {
    String broken = render(Samples.bank()).replace("\"threadFlows\"", "\"threads\"");

    assertThat(Schemas.sarif().errors(broken)).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "strange, 0, confirmed, fail, error",
    "ladder, 0, predicted, fail, error",
    "ladder, 1, proved-free, pass, none",
    "self, 0, strong, fail, error",
    "container, 0, likely, fail, warning",
    "proved, 0, possible, fail, note"
  })
  void levelsFollowVerdicts(String sample, int index, String verdict, String kind, String level)
      throws IOException {
    JsonNode result = run(sample).get("results").get(index);

    assertThat(result.get("properties").get("verdict").asString()).isEqualTo(verdict);
    assertThat(result.get("kind").asString()).isEqualTo(kind);
    assertThat(result.get("level").asString()).isEqualTo(level);
  }

  @Test
  void theMessageAloneTellsOfBothAccesses() throws IOException {
    JsonNode result = run("bank").get("results").get(0);

    assertThat(result.get("message").get("text").asString())
        .contains("write in com.acme.Bank$Account.deposit(long) at sources/com/acme/Bank.java:18")
        .contains("no lock held")
        .contains("write in com.acme.Bank$Account.withdraw(long) at sources/com/acme/Bank.java:23")
        .contains("holds this.lock");
  }

  @Test
  void thereIsNoRegionWithoutALineAndNoPlaceWithoutAFile() throws IOException {
    JsonNode result = run("no-lines").get("results").get(0);

    assertThat(result.get("locations").get(0).has("physicalLocation")).isFalse();
    JsonNode other = result.get("relatedLocations").get(0).get("physicalLocation");
    assertThat(other.get("artifactLocation").get("uri").asString()).isEqualTo("org/other/Old.java");
    assertThat(other.has("region")).isFalse();
  }

  @Test
  void anIncompleteRunSaysSo() throws IOException {
    JsonNode invocation = run("incomplete").get("invocations").get(0);

    assertThat(invocation.get("executionSuccessful").asBoolean()).isFalse();
    assertThat(invocation.get("toolExecutionNotifications"))
        .extracting(notification -> notification.get("level").asString())
        .containsExactly("error", "note");
  }

  @Test
  void eachAccessHasAThreadFlowWithItsCalls() throws IOException {
    JsonNode flows =
        run("container").get("results").get(0).get("codeFlows").get(0).get("threadFlows");

    assertThat(flows).extracting(flow -> flow.get("locations").size()).containsExactly(1, 3);
  }

  @Test
  void textIsNeitherPlaceholderNorLink() {
    assertThat(SarifText.plain("${x} a[](b)")).isEqualTo("${{x}} a[] (b)");
  }

  private JsonNode run(String sample) throws IOException {
    return new ObjectMapper().readTree(render(Samples.named(sample))).get("runs").get(0);
  }

  private static String render(Findings findings) throws IOException {
    return Rendered.as(Format.SARIF, findings, Samples.options());
  }
}
