package dev.photofinish.report.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Findings;
import dev.photofinish.report.Format;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Rendered;
import dev.photofinish.report.Samples;
import dev.photofinish.report.Schemas;
import java.io.IOException;
import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class JsonRendererTest {

  static Collection<Findings> samples() {
    return Samples.all().values();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void followsTheSchema(Findings findings) throws IOException {
    assertThat(Schemas.findings().errors(render(findings))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"verdict\": \"strong\"",
        "\"complete\": true",
        "\"kind\": \"write\"",
        "\"line\": 18",
        "\"pairs\": 0",
        "\"fingerprint\": \""
      })
  void theSchemaNoticesAFieldOfAnotherName(String field) throws IOException {
    String document = render(Samples.bank());

    String broken = document.replace(field, "\"x" + field.substring(1));

    assertThat(broken).isNotEqualTo(document);
    assertThat(Schemas.findings().errors(broken)).isNotEmpty();
  }

  @Test
  void fieldsStandInTheOrderOfTheContract() throws IOException {
    JsonNode document = new ObjectMapper().readTree(render(Samples.named("strange")));

    assertThat(document.propertyNames())
        .containsExactly(
            "tool",
            "command",
            "complete",
            "races",
            "provedFree",
            "assumptions",
            "problems",
            "stats");
    JsonNode race = document.get("races").get(0);
    assertThat(race.propertyNames())
        .containsExactly(
            "fingerprint",
            "verdict",
            "engine",
            "kind",
            "location",
            "path",
            "accesses",
            "because",
            "fix",
            "schedule",
            "interleaving");
    assertThat(race.get("accesses").get(0).propertyNames())
        .containsExactly("kind", "class", "method", "file", "line", "thread", "locks", "stack");
  }

  @Test
  void leavesOutWhatIsAbsent() throws IOException {
    JsonNode race =
        new ObjectMapper().readTree(render(Samples.named("no-lines"))).get("races").get(0);

    assertThat(race.propertyNames()).doesNotContain("path", "fix", "schedule", "interleaving");
  }

  @Test
  void namesComeBackAsTheyWere() throws IOException {
    Findings strange = Samples.named("strange");
    JsonNode race = new ObjectMapper().readTree(render(strange)).get("races").get(0);

    assertThat(race.get("location").asString()).isEqualTo(strange.races().get(0).location().name());
    assertThat(race.get("accesses").get(0).get("thread").asString())
        .isEqualTo(strange.races().get(0).first().thread());
  }

  private static String render(Findings findings) throws IOException {
    return Rendered.as(Format.JSON, findings, RenderOptions.plain());
  }
}
