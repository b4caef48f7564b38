package dev.photofinish.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.photofinish.finding.Access;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import dev.photofinish.report.shared.Places;
import dev.photofinish.report.shared.RaceMessage;
import dev.photofinish.report.shared.Severity;
import dev.photofinish.report.shared.Words;
import java.io.IOException;

/** Writes one race as a result. */
final class SarifResult {

  private final JsonGenerator json;
  private final RaceMessage message;
  private final SarifLocations locations;
  private final SarifCodeFlow codeFlow;

  SarifResult(JsonGenerator json, Places places) {
    this.json = json;
    message = new RaceMessage(places);
    locations = new SarifLocations(json, places);
    codeFlow = new SarifCodeFlow(json, locations);
  }

  void write(Race race) throws IOException {
    Rule rule = Rule.of(race);
    json.writeStartObject();
    json.writeStringField("ruleId", rule.id());
    json.writeNumberField("ruleIndex", rule.index());
    json.writeStringField("kind", race.verdict() == Verdict.PROVED_FREE ? "pass" : "fail");
    json.writeStringField("level", Severity.of(race.verdict()).label());
    SarifText.write(json, "message", message.of(race));
    writePlaces(race);
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField("photofinish/v1", race.fingerprint().hex());
    json.writeEndObject();
    codeFlow.write(race);
    writeProperties(race);
    json.writeEndObject();
  }

  private void writePlaces(Race race) throws IOException {
    json.writeArrayFieldStart("locations");
    json.writeStartObject();
    writeAccess(race.first());
    json.writeEndObject();
    json.writeEndArray();
    json.writeArrayFieldStart("relatedLocations");
    json.writeStartObject();
    json.writeNumberField("id", 1);
    writeAccess(race.second());
    json.writeEndObject();
    json.writeEndArray();
  }

  private void writeAccess(Access access) throws IOException {
    locations.writeFields(access.site(), message.access(access));
  }

  private void writeProperties(Race race) throws IOException {
    json.writeObjectFieldStart("properties");
    json.writeStringField("verdict", race.verdict().label());
    json.writeStringField("engine", race.best().engine().label());
    json.writeStringField("location", race.location().name());
    if (race.path().isPresent()) {
      json.writeStringField("path", race.path().get().toString());
    }
    if (Words.schedule(race).isPresent()) {
      json.writeStringField("schedule", Words.schedule(race).get());
    }
    json.writeEndObject();
  }
}
