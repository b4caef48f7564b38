package dev.photofinish.finding;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Two accesses to the same memory, at least one of them a write, that nothing keeps apart.
 *
 * <p>The pair is unordered; the constructor puts it into the order of reports, so that two engines
 * that found the same race say the same.
 *
 * @param location the memory
 * @param path how the code reaches it, where the engine knows
 * @param first the access that reports show first
 * @param second the other one; the same place again for a method that races with itself
 * @param effect one sentence on what can go wrong, where the engine knows more than what races
 * @param fix one sentence on how to mend it, if there is one
 * @param evidence what each engine says, best first; never empty
 */
public record Race(
    Location location,
    Optional<AccessPath> path,
    Access first,
    Access second,
    Optional<String> effect,
    Optional<String> fix,
    List<Evidence> evidence) {

  private static final Comparator<Frame> BY_PLACE =
      Comparator.comparing(Frame::file)
          .thenComparingInt(Frame::line)
          .thenComparing(frame -> frame.method().className())
          .thenComparing(frame -> frame.method().signature())
          .thenComparingInt(Frame::offset);

  private static final Comparator<Access> BY_LINE =
      Comparator.comparing(Access::site, BY_PLACE)
          .thenComparing(Access::kind, Comparator.reverseOrder())
          .thenComparing(Access::stack, Race::compareStacks)
          .thenComparing(Access::thread)
          .thenComparing(access -> String.join(",", access.locks()));

  /** Writes before reads, then by file and line. */
  private static final Comparator<Access> WRITE_FIRST =
      Comparator.comparing(Access::kind, Comparator.reverseOrder()).thenComparing(BY_LINE);

  /** The order of reports: by location, then by lines. */
  public static final Comparator<Race> REPORT_ORDER =
      Comparator.comparing(Race::location)
          .thenComparing(Race::first, BY_LINE)
          .thenComparing(Race::second, BY_LINE)
          .thenComparing(race -> race.path().map(AccessPath::toString).orElse(""));

  public Race {
    if (first.kind() == AccessKind.READ && second.kind() == AccessKind.READ) {
      throw new IllegalArgumentException("two reads of " + location.name() + " do not race");
    }
    if (evidence.isEmpty()) {
      throw new IllegalArgumentException("no evidence for the race on " + location.name());
    }
    if (WRITE_FIRST.compare(first, second) > 0) {
      Access other = first;
      first = second;
      second = other;
    }
    evidence = evidence.stream().sorted(Comparator.comparing(Evidence::verdict)).toList();
  }

  /** A race of which nothing more is known than what races. */
  public Race(
      Location location,
      Optional<AccessPath> path,
      Access first,
      Access second,
      Optional<String> fix,
      List<Evidence> evidence) {
    this(location, path, first, second, Optional.empty(), fix, evidence);
  }

  /** {@code write-write} or {@code read-write}. */
  public String kind() {
    return second.kind() == AccessKind.WRITE ? "write-write" : "read-write";
  }

  /** Both sides, in the order of reports. */
  public List<Access> accesses() {
    return List.of(first, second);
  }

  /** What the best engine says. */
  public Evidence best() {
    return evidence.get(0);
  }

  public Verdict verdict() {
    return best().verdict();
  }

  public Fingerprint fingerprint() {
    return Fingerprint.of(this);
  }

  /** The same race with one more engine's word on it: how a race climbs the ladder. */
  public Race with(Evidence more) {
    return new Race(
        location,
        path,
        first,
        second,
        effect,
        fix,
        Stream.concat(evidence.stream(), Stream.of(more)).toList());
  }

  private static int compareStacks(List<Frame> one, List<Frame> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int order = BY_PLACE.compare(one.get(i), other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }
}
