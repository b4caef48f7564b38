package dev.photofinish.cli.input;

import java.util.List;

/** How much of a Maven or Gradle project counts. */
public enum Extent {
  /** What the project is for. */
  MAIN,
  /** Its tests as well, for what looks at runs of them. */
  WITH_TESTS;

  /** What the folders are called in the layout that Maven and Gradle share. */
  List<String> parts() {
    return hasTests() ? List.of("main", "test") : List.of("main");
  }

  boolean hasTests() {
    return this == WITH_TESTS;
  }
}
