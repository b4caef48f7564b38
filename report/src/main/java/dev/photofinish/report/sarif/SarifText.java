package dev.photofinish.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** Writes messages, in which SARIF gives a meaning to braces and to brackets. */
final class SarifText {

  private SarifText() {}

  /** Writes an object that holds nothing but plain text. */
  static void write(JsonGenerator json, String field, String text) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", plain(text));
    json.writeEndObject();
  }

  /** Text in which nothing is a placeholder (3.11.5) or a link (3.11.6). */
  static String plain(String text) {
    return text.replace("{", "{{").replace("}", "}}").replace("](", "] (");
  }
}
