package dev.photofinish.cli.command;

import dev.photofinish.finding.Verdict;
import dev.photofinish.report.Format;
import java.util.List;
import java.util.function.Function;

/** The options whose values are a few words. */
final class Choices {

  private Choices() {}

  static final class OfFormat extends Choice<Format> {
    OfFormat() {
      super(List.of(Format.values()), Format::label);
    }
  }

  /** Every verdict that a race can have; one that is proved free is none. */
  static final class OfThreshold extends Choice<Verdict> {
    OfThreshold() {
      super(
          List.of(
              Verdict.CONFIRMED,
              Verdict.PREDICTED,
              Verdict.STRONG,
              Verdict.LIKELY,
              Verdict.POSSIBLE),
          Verdict::label);
    }
  }

  static final class OfScanVerdict extends Choice<Verdict> {
    OfScanVerdict() {
      super(List.of(Verdict.STRONG, Verdict.LIKELY), Verdict::label);
    }
  }

  static final class OfLocks extends Choice<String> {
    OfLocks() {
      super(List.of("sound", "may"), Function.identity());
    }
  }

  static final class OfLibraryCode extends Choice<String> {
    OfLibraryCode() {
      super(List.of("default", "real"), Function.identity());
    }
  }

  static final class OfGroup extends Choice<String> {
    OfGroup() {
      super(List.of("field", "object"), Function.identity());
    }
  }
}
