package dev.photofinish.testbench;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The access that a marker asks for.
 *
 * @param location the memory, possibly without its package or its outer classes
 * @param access what the access does, if the marker says so
 * @param verdicts the verdicts that will do; any if empty
 * @param engines the engines that the marker speaks to; all if empty
 * @param label the same on both accesses of one race; empty if the marker has none
 */
record Wanted(
    String location,
    Optional<AccessKind> access,
    Set<Verdict> verdicts,
    Set<Engine> engines,
    String label) {

  Wanted {
    verdicts = Set.copyOf(verdicts);
    engines = Set.copyOf(engines);
  }

  /** Whether one side of a reported race is what the marker asks for. */
  boolean fits(Race race, Access side) {
    return isAt(race.location())
        && access.map(kind -> kind == side.kind()).orElse(true)
        && (verdicts.isEmpty() || verdicts.contains(race.verdict()));
  }

  boolean speaksTo(Engine engine) {
    return engines.isEmpty() || engines.contains(engine);
  }

  /** What is asked of one engine: verdicts that it never gives are for others. */
  Wanted forEngine(Engine engine) {
    Set<Verdict> given = EngineVerdicts.givenBy(engine);
    Set<Verdict> own =
        verdicts.stream().filter(given::contains).collect(Collectors.toUnmodifiableSet());
    return new Wanted(location, access, own, engines, label);
  }

  boolean isAt(Location reported) {
    String name = reported.name();
    if (reported instanceof Location.OfAllocation && location.indexOf(':') < 0) {
      name = name.substring(0, name.lastIndexOf(':'));
    }
    return ("." + dotted(name)).endsWith("." + dotted(location));
  }

  /** Nested and local classes by dots, the numbers of local classes left out. */
  private static String dotted(String name) {
    return name.replaceAll("\\$\\d+(?=\\p{javaJavaIdentifierStart})", ".").replace('$', '.');
  }
}
