package dev.photofinish.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Race;
import dev.photofinish.report.Renderer;
import dev.photofinish.report.shared.JsonOutput;
import java.io.IOException;
import java.io.Writer;

/** Writes the JSON that {@code findings.schema.json} describes. */
public final class JsonRenderer implements Renderer {

  @Override
  public void render(Findings findings, Writer out) throws IOException {
    JsonOutput.write(out, json -> write(findings, json));
  }

  private static void write(Findings findings, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("tool");
    json.writeStringField("name", "photofinish");
    json.writeStringField("version", findings.toolVersion());
    json.writeEndObject();
    json.writeStringField("command", findings.command());
    json.writeBooleanField("complete", findings.complete());
    json.writeArrayFieldStart("races");
    for (Race race : findings.races()) {
      RaceJson.write(race, json);
    }
    json.writeEndArray();
    RunJson.write(findings, json);
    json.writeEndObject();
  }
}
