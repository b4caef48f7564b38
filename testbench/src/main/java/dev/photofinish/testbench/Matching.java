package dev.photofinish.testbench;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Race;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compares reported races with what the markers of an input say. */
final class Matching {

  private final Set<String> classes;
  private final Map<String, Integer> lineCounts;
  private final List<Claim> claims;

  /** The claims that were reported, with the first access that did. */
  private final Map<Claim, Side> reported = new LinkedHashMap<>();

  private final Set<Mismatch> mismatches = new LinkedHashSet<>();

  private Matching(CompiledSources compiled, Expectations expectations) {
    this.classes = compiled.classes().keySet();
    this.lineCounts =
        compiled.sources().stream()
            .collect(Collectors.toMap(SourceFile::path, source -> source.lines().size()));
    this.claims = expectations.claims();
  }

  /** All differences; none if the report is as expected. */
  static List<Mismatch> of(CompiledSources compiled, Expectations expectations, List<Race> races) {
    Matching matching = new Matching(compiled, expectations);
    races.forEach(matching::match);
    expectations.claims().forEach(matching::settle);
    return List.copyOf(matching.mismatches);
  }

  private void match(Race race) {
    List<Side> sides =
        Stream.of(side(race, race.first(), race.second()), side(race, race.second(), race.first()))
            .flatMap(Optional::stream)
            .toList();
    if (sides.isEmpty()) {
      mismatches.add(Mismatch.unexpected(Place.NOWHERE, outside(race)));
    } else if (sides.size() == 2 && sides.stream().noneMatch(s -> s.fitting().isEmpty())) {
      matchPair(sides.get(0), sides.get(1));
    } else {
      sides.forEach(this::matchAlone);
    }
  }

  /** Both sides are marked; the markers also have to speak of the same race. */
  private void matchPair(Side one, Side two) {
    Set<String> shared = new HashSet<>(one.labels());
    shared.retainAll(two.labels());
    for (Side side : List.of(one, two)) {
      if (shared.isEmpty()) {
        mismatches.add(
            Mismatch.unexpected(
                side.place(), side.describe() + ", whose marker has another label"));
      }
      side.fitting().stream()
          .filter(claim -> shared.contains(claim.wanted().label()))
          .forEach(claim -> reported.putIfAbsent(claim, side));
    }
  }

  private void matchAlone(Side side) {
    if (side.fitting().isEmpty()) {
      mismatches.add(Mismatch.unexpected(side.place(), side.describe()));
    }
    side.fitting().forEach(claim -> reported.putIfAbsent(claim, side));
  }

  private void settle(Claim claim) {
    Optional<Side> by = Optional.ofNullable(reported.get(claim));
    switch (claim.kind()) {
      case RACE -> missingUnless(by, claim, "race: " + claim.text());
      case FALSE_ALARM ->
          missingUnless(
              by,
              claim,
              "false-alarm: %s; mended: rename %s".formatted(claim.text(), claim.limit()));
      case KNOWN_MISS ->
          by.ifPresent(
              side ->
                  mismatches.add(
                      Mismatch.unexpected(
                          claim.place(), side.describe() + "; mended: rename " + claim.limit())));
    }
  }

  private void missingUnless(Optional<Side> by, Claim claim, String text) {
    if (by.isEmpty()) {
      mismatches.add(Mismatch.missing(claim.place(), text));
    }
  }

  private Optional<Side> side(Race race, Access access, Access other) {
    return placeOf(access.site())
        .map(place -> new Side(race, access, other, place, fitting(race, access, place)));
  }

  private List<Claim> fitting(Race race, Access access, Place place) {
    return claims.stream()
        .filter(claim -> claim.place().equals(place) && claim.wanted().fits(race, access))
        .toList();
  }

  /** Where a frame stands in the sources; empty if it is a library's. */
  private Optional<Place> placeOf(Frame site) {
    int lines = lineCounts.getOrDefault(site.file(), 0);
    if (site.line() >= 1 && site.line() <= lines) {
      return Optional.of(new Place(site.file(), site.line()));
    }
    return lines > 0 || classes.contains(site.method().className())
        ? Optional.of(Place.NOWHERE)
        : Optional.empty();
  }

  private static String outside(Race race) {
    return "race on %s, %s, with no access in the sources: %s and %s"
        .formatted(
            race.location().name(),
            race.verdict().label(),
            Side.position(race.first().site()),
            Side.position(race.second().site()));
  }
}
