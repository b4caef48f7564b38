package dev.photofinish.bench;

/** What Maven calls an artefact. */
record Coordinates(String group, String artifact, String version) {

  static Coordinates parse(String text) {
    String[] parts = text.split(":", -1);
    if (parts.length != 3) {
      throw new IllegalArgumentException("not group:artifact:version: " + text);
    }
    return new Coordinates(parts[0], parts[1], parts[2]);
  }

  /** The name that {@code bench/fetch} gives to its files, without their type. */
  String fileName() {
    return group + "." + artifact + "-" + version;
  }

  @Override
  public String toString() {
    return group + ":" + artifact + ":" + version;
  }
}
