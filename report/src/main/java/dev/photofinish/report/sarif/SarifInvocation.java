package dev.photofinish.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Problem;
import dev.photofinish.report.shared.JsonOutput;
import dev.photofinish.report.shared.RunWords;
import java.io.IOException;

/** Writes how the run went: whether it saw all of its input, and what it has to say of it. */
final class SarifInvocation {

  private final JsonGenerator json;

  SarifInvocation(JsonGenerator json) {
    this.json = json;
  }

  void write(Findings findings) throws IOException {
    json.writeArrayFieldStart("invocations");
    json.writeStartObject();
    json.writeBooleanField("executionSuccessful", findings.complete());
    json.writeArrayFieldStart("toolExecutionNotifications");
    for (Problem problem : findings.problems()) {
      write(problem);
    }
    json.writeEndArray();
    writeProperties(findings);
    json.writeEndObject();
    json.writeEndArray();
  }

  private void write(Problem problem) throws IOException {
    json.writeStartObject();
    json.writeStringField("level", problem.lost() ? "error" : "note");
    SarifText.write(json, "message", RunWords.problem(problem));
    json.writeEndObject();
  }

  private void writeProperties(Findings findings) throws IOException {
    json.writeObjectFieldStart("properties");
    json.writeStringField("command", findings.command());
    if (RunWords.proves(findings)) {
      json.writeNumberField("provedFreePairs", findings.provedFree().pairs());
    }
    JsonOutput.writeStrings(
        json, "assumptions", findings.assumptions().stream().map(RunWords::assumption).toList());
    json.writeEndObject();
  }
}
