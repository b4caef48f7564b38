package dev.photofinish.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.photofinish.finding.Frame;
import dev.photofinish.report.shared.Places;
import java.io.IOException;

/** Writes places: the file and line where known, and always the method. */
final class SarifLocations {

  private static final String BASE = "SRCROOT";

  private final JsonGenerator json;
  private final Places places;

  SarifLocations(JsonGenerator json, Places places) {
    this.json = json;
    this.places = places;
  }

  /** Names the folder that all URIs start from; only the reader knows where it is. */
  void writeBase() throws IOException {
    json.writeObjectFieldStart("originalUriBaseIds");
    json.writeObjectFieldStart(BASE);
    SarifText.write(
        json, "description", "The folder that Photofinish ran in, or else the source root.");
    json.writeEndObject();
    json.writeEndObject();
  }

  /** Writes the fields of a location object that the caller has opened. */
  void writeFields(Frame frame, String message) throws IOException {
    if (!frame.file().isEmpty()) {
      writePhysical(frame);
    }
    json.writeArrayFieldStart("logicalLocations");
    json.writeStartObject();
    json.writeStringField("fullyQualifiedName", qualifiedName(frame));
    json.writeStringField("kind", "function");
    json.writeEndObject();
    json.writeEndArray();
    SarifText.write(json, "message", message);
  }

  private void writePhysical(Frame frame) throws IOException {
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", RelativeUri.of(relativeFile(frame)));
    json.writeStringField("uriBaseId", BASE);
    json.writeEndObject();
    if (frame.line() > 0) {
      json.writeObjectFieldStart("region");
      json.writeNumberField("startLine", frame.line());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  /** A source outside of the working folder has no path that holds on another machine. */
  private String relativeFile(Frame frame) {
    String file = places.file(frame);
    return RelativeUri.isRelative(file) ? file : frame.file();
  }

  private static String qualifiedName(Frame frame) {
    return frame.method().className() + "." + frame.method().signature();
  }
}
