package dev.photofinish.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.photofinish.report.shared.JsonOutput;
import java.io.IOException;
import java.util.List;

/** Writes who made the log, and the rules. */
final class SarifTool {

  private final JsonGenerator json;

  SarifTool(JsonGenerator json) {
    this.json = json;
  }

  void write(String version) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "photofinish");
    json.writeStringField("version", version);
    json.writeArrayFieldStart("rules");
    for (Rule rule : Rule.values()) {
      write(rule);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private void write(Rule rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", rule.id());
    SarifText.write(json, "shortDescription", rule.summary());
    SarifText.write(json, "fullDescription", rule.description());
    json.writeObjectFieldStart("defaultConfiguration");
    json.writeStringField("level", "error");
    json.writeEndObject();
    json.writeObjectFieldStart("help");
    json.writeStringField("text", rule.help());
    json.writeStringField("markdown", rule.markdownHelp());
    json.writeEndObject();
    json.writeObjectFieldStart("properties");
    JsonOutput.writeStrings(json, "tags", List.of("concurrency", "correctness"));
    json.writeEndObject();
    json.writeEndObject();
  }
}
