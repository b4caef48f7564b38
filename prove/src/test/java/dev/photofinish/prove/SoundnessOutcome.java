package dev.photofinish.prove;

import java.util.List;
import java.util.stream.Stream;

/**
 * How many of the races that runs of random programs show are among the possible ones, for one
 * program or for many.
 *
 * @param exhaustive how many of the programs were run under all schedules
 * @param seen how many races the runs showed
 * @param missed how many of them are not among the possible ones
 * @param errors how many programs could not be checked
 * @param told what was wrong, in the order of the programs
 */
record SoundnessOutcome(
    long programs, long exhaustive, long seen, long missed, long errors, List<String> told) {

  static final SoundnessOutcome NONE = new SoundnessOutcome(0, 0, 0, 0, 0, List.of());

  /** Of a program that could not be checked. */
  static SoundnessOutcome failed(String told) {
    return new SoundnessOutcome(1, 0, 0, 0, 1, List.of(told));
  }

  SoundnessOutcome plus(SoundnessOutcome other) {
    return new SoundnessOutcome(
        programs + other.programs,
        exhaustive + other.exhaustive,
        seen + other.seen,
        missed + other.missed,
        errors + other.errors,
        Stream.concat(told.stream(), other.told.stream()).toList());
  }

  boolean isGood() {
    return missed == 0 && errors == 0;
  }

  /** A table as the documents have it. */
  @Override
  public String toString() {
    return "| | |\n|---|---|\n"
        + row("programs", programs)
        + row("of these explored exhaustively", exhaustive)
        + row("races seen", seen)
        + row("of these missed", missed)
        + row("errors", errors);
  }

  private static String row(String label, long figure) {
    return "| %s | %,d |%n".formatted(label, figure);
  }
}
