package dev.photofinish.report;

import java.util.Locale;
import java.util.Optional;

/** The forms in which findings can be had. */
public enum Format {
  /** For a person at a terminal. */
  TEXT,
  /** For scripts: the JSON of the contract. */
  JSON,
  /** For code scanning services and editors: SARIF 2.1.0. */
  SARIF,
  /** For a browser: one page that needs nothing else. */
  HTML,
  /** For a GitHub workflow's log: annotations on the changed lines. */
  GITHUB;

  /** The name that users write. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The format that a user means by a label, if there is one. */
  public static Optional<Format> ofLabel(String label) {
    for (Format format : values()) {
      if (format.label().equals(label)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }
}
