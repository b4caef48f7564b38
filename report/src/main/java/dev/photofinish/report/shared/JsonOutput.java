package dev.photofinish.report.shared;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes JSON that people can read and that is the same on every platform. */
public final class JsonOutput {

  private static final DefaultIndenter INDENTER = new DefaultIndenter("  ", "\n");

  private JsonOutput() {}

  /** Something that writes one JSON document. */
  @FunctionalInterface
  public interface Body {
    void write(JsonGenerator json) throws IOException;
  }

  /** Writes a document with a newline at its end, and leaves the writer open. */
  public static void write(Writer out, Body body) throws IOException {
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
      // A document that broke off must not look whole.
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT);
      json.setPrettyPrinter(prettyPrinter());
      body.write(json);
    }
    out.write('\n');
    out.flush();
  }

  /** Writes a field that holds strings. */
  public static void writeStrings(JsonGenerator json, String field, List<String> values)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }

  private static DefaultPrettyPrinter prettyPrinter() {
    Separators separators =
        Separators.createDefaultInstance()
            .withObjectFieldValueSpacing(Spacing.AFTER)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("");
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter(separators);
    printer.indentObjectsWith(INDENTER);
    printer.indentArraysWith(INDENTER);
    return printer;
  }
}
