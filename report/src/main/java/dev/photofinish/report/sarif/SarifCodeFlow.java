package dev.photofinish.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.photofinish.finding.Access;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Race;
import dev.photofinish.report.shared.Names;
import dev.photofinish.report.shared.Words;
import java.io.IOException;
import java.util.List;

/** Writes the calls that lead to both accesses, one thread flow for each. */
final class SarifCodeFlow {

  private final JsonGenerator json;
  private final SarifLocations locations;
  private final Names names = Names.full();

  SarifCodeFlow(JsonGenerator json, SarifLocations locations) {
    this.json = json;
    this.locations = locations;
  }

  void write(Race race) throws IOException {
    json.writeArrayFieldStart("codeFlows");
    json.writeStartObject();
    json.writeArrayFieldStart("threadFlows");
    writeThread("first", race.first());
    writeThread("second", race.second());
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  private void writeThread(String id, Access access) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", id);
    String holding = "On " + Words.thread(access) + ", " + Words.locks(access) + ".";
    SarifText.write(json, "message", holding);
    json.writeArrayFieldStart("locations");
    List<Frame> stack = access.stack();
    for (int i = 0; i < stack.size(); i++) {
      writeStep(stack.get(i), i, step(access, i));
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private String step(Access access, int i) {
    List<Frame> stack = access.stack();
    return i == stack.size() - 1
        ? access.kind().label() + " in " + names.method(stack.get(i).method())
        : names.method(stack.get(i).method()) + " calls " + names.method(stack.get(i + 1).method());
  }

  private void writeStep(Frame frame, int nestingLevel, String message) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("location");
    locations.writeFields(frame, message);
    json.writeEndObject();
    json.writeNumberField("nestingLevel", nestingLevel);
    json.writeEndObject();
  }
}
