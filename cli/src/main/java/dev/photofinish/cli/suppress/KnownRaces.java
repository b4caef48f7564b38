package dev.photofinish.cli.suppress;

import dev.photofinish.report.SourceLookup;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The races that the user knows already, as files say. */
public final class KnownRaces {

  private final List<SuppressionLine> lines;
  private final Optional<Baseline> baseline;

  private KnownRaces(List<SuppressionLine> lines, Optional<Baseline> baseline) {
    this.lines = lines;
    this.baseline = baseline;
  }

  /**
   * Reads the files that the user names.
   *
   * @param suppress a list of races that are not to be reported
   * @param baseline the JSON report of an earlier run
   * @throws dev.photofinish.cli.error.BadUsage if a file is not what it should be
   */
  public static KnownRaces read(Optional<Path> suppress, Optional<Path> baseline) {
    return new KnownRaces(
        suppress.map(SuppressionFile::read).orElse(List.of()), baseline.map(Baseline::read));
  }

  /**
   * What a run is to leave out. It remembers what was of use, so each run needs one of its own.
   *
   * @param sources where comments are looked for
   */
  public LeftOut forRun(SourceLookup sources) {
    return new LeftOut(lines, sources, baseline);
  }
}
