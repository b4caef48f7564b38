package dev.photofinish.report.github;

/** Builds one workflow command, {@code ::name key=value,key=value::message}, with its escapes. */
final class WorkflowCommand {

  private final StringBuilder line;
  private String separator = " ";

  WorkflowCommand(String name) {
    line = new StringBuilder("::").append(name);
  }

  WorkflowCommand property(String key, String value) {
    line.append(separator).append(key).append('=').append(escapedProperty(value));
    separator = ",";
    return this;
  }

  String with(String message) {
    return line + "::" + escaped(message);
  }

  private static String escaped(String text) {
    // The percent sign first, or it would be escaped twice.
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String escapedProperty(String text) {
    return escaped(text).replace(":", "%3A").replace(",", "%2C");
  }
}
