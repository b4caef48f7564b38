package dev.photofinish.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.photofinish.finding.Access;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Interleaving;
import dev.photofinish.finding.Race;
import dev.photofinish.report.shared.JsonOutput;
import dev.photofinish.report.shared.Words;
import java.io.IOException;
import java.util.Optional;

/** Writes one race. */
final class RaceJson {

  private RaceJson() {}

  static void write(Race race, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("fingerprint", race.fingerprint().hex());
    json.writeStringField("verdict", race.verdict().label());
    json.writeStringField("engine", race.best().engine().label());
    json.writeStringField("kind", race.kind());
    json.writeStringField("location", race.location().name());
    writeIfPresent(json, "path", race.path().map(Object::toString));
    json.writeArrayFieldStart("accesses");
    for (Access access : race.accesses()) {
      write(access, json);
    }
    json.writeEndArray();
    JsonOutput.writeStrings(json, "because", race.best().because());
    writeIfPresent(json, "fix", race.fix());
    writeIfPresent(json, "schedule", Words.schedule(race));
    Optional<Interleaving> interleaving = Words.interleaving(race);
    if (interleaving.isPresent()) {
      write(interleaving.get(), json);
    }
    json.writeEndObject();
  }

  private static void write(Access access, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", access.kind().label());
    writeFields(access.site(), json);
    json.writeStringField("thread", access.thread());
    JsonOutput.writeStrings(json, "locks", access.locks());
    json.writeArrayFieldStart("stack");
    for (Frame frame : access.stack()) {
      json.writeStartObject();
      writeFields(frame, json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(Interleaving interleaving, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("interleaving");
    for (Interleaving.Step step : interleaving.steps()) {
      write(interleaving, step, false, json);
    }
    for (Interleaving.Step step : interleaving.atOnce()) {
      write(interleaving, step, true, json);
    }
    json.writeEndArray();
  }

  private static void write(
      Interleaving interleaving, Interleaving.Step step, boolean isAtOnce, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("thread", interleaving.name(step));
    json.writeNumberField("column", step.thread());
    writeFields(step.place(), json);
    json.writeStringField("did", step.deed());
    json.writeBooleanField("atOnce", isAtOnce);
    json.writeEndObject();
  }

  private static void writeFields(Frame frame, JsonGenerator json) throws IOException {
    json.writeStringField("class", frame.method().className());
    json.writeStringField("method", frame.method().signature());
    json.writeStringField("file", frame.file());
    json.writeNumberField("line", frame.line());
  }

  private static void writeIfPresent(JsonGenerator json, String field, Optional<String> value)
      throws IOException {
    if (value.isPresent()) {
      json.writeStringField(field, value.get());
    }
  }
}
