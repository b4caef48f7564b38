package dev.photofinish.report.shared;

import dev.photofinish.finding.Verdict;
import java.util.Locale;

/** How loudly a race is reported, in SARIF's words. */
public enum Severity {
  ERROR,
  WARNING,
  NOTE,
  NONE;

  public static Severity of(Verdict verdict) {
    return switch (verdict) {
      case CONFIRMED, PREDICTED, STRONG -> ERROR;
      case LIKELY -> WARNING;
      case POSSIBLE -> NOTE;
      case PROVED_FREE -> NONE;
    };
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
