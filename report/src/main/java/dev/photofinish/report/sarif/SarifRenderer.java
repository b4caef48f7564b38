package dev.photofinish.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Race;
import dev.photofinish.report.RenderOptions;
import dev.photofinish.report.Renderer;
import dev.photofinish.report.shared.JsonOutput;
import dev.photofinish.report.shared.Places;
import java.io.IOException;
import java.io.Writer;

/** Writes a SARIF 2.1.0 log with one run and one result for each race. */
public final class SarifRenderer implements Renderer {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private final Places places;

  public SarifRenderer(RenderOptions options) {
    places = new Places(options.sources());
  }

  @Override
  public void render(Findings findings, Writer out) throws IOException {
    JsonOutput.write(out, json -> writeLog(findings, json));
  }

  private void writeLog(Findings findings, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("$schema", SCHEMA);
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    writeRun(findings, json);
    json.writeEndArray();
    json.writeEndObject();
  }

  private void writeRun(Findings findings, JsonGenerator json) throws IOException {
    json.writeStartObject();
    new SarifTool(json).write(findings.toolVersion());
    new SarifInvocation(json).write(findings);
    new SarifLocations(json, places).writeBase();
    json.writeStringField("columnKind", "utf16CodeUnits");
    json.writeArrayFieldStart("results");
    SarifResult result = new SarifResult(json, places);
    for (Race race : findings.races()) {
      result.write(race);
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
