package dev.photofinish.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.photofinish.finding.Assumption;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Reason;
import dev.photofinish.finding.Stats;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Writes what a run has to say besides its races. */
final class RunJson {

  private RunJson() {}

  static void write(Findings findings, JsonGenerator json) throws IOException {
    write(findings.provedFree(), json);
    writeAssumptions(findings.assumptions(), json);
    writeProblems(findings.problems(), json);
    write(findings.stats(), json);
  }

  private static void write(ProvedFree free, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("provedFree");
    json.writeNumberField("pairs", free.pairs());
    json.writeObjectFieldStart("byReason");
    for (Map.Entry<Reason, Long> entry : free.byReason().entrySet()) {
      json.writeNumberField(entry.getKey().label(), entry.getValue());
    }
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void writeAssumptions(List<Assumption> assumptions, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart("assumptions");
    for (Assumption assumption : assumptions) {
      json.writeStartObject();
      json.writeStringField("kind", assumption.kind());
      json.writeStringField("class", assumption.className());
      json.writeStringField("method", assumption.method());
      json.writeNumberField("line", assumption.line());
      json.writeStringField("detail", assumption.detail());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeProblems(List<Problem> problems, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("problems");
    for (Problem problem : problems) {
      json.writeStartObject();
      json.writeStringField("input", problem.input());
      json.writeStringField("detail", problem.detail());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void write(Stats stats, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("stats");
    json.writeNumberField("classes", stats.classes());
    json.writeNumberField("methods", stats.methods());
    json.writeNumberField("milliseconds", stats.milliseconds());
    json.writeEndObject();
  }
}
