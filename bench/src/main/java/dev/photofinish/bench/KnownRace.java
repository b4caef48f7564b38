package dev.photofinish.bench;

import dev.photofinish.finding.AccessPath;
import dev.photofinish.finding.Race;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A race that a project's maintainers acknowledged.
 *
 * @param buggy the artefact that has it
 * @param fixed the first one that has it no more, if there is one
 * @param className the class in {@link Class#getName} form
 * @param fields what is raced for, any of them: a field's name, with {@code []} for its elements,
 *     or with {@code [].name} for a field of its elements
 * @param kind the kind of mistake; {@code container} if it is the contents of a container
 */
record KnownRace(
    String id,
    Coordinates buggy,
    Optional<Coordinates> fixed,
    String className,
    List<String> fields,
    String kind) {

  /** Those of a table, in its order. */
  static List<KnownRace> read(Path tsv) throws IOException {
    return Tsv.read(tsv).stream().map(KnownRace::of).toList();
  }

  private static KnownRace of(Map<String, String> row) {
    return new KnownRace(
        Tsv.cell(row, "id"),
        artefact(row, Tsv.cell(row, "buggyVersion")),
        Optional.of(Tsv.cell(row, "fixedVersion"))
            .filter(version -> !version.equals("-"))
            .map(version -> artefact(row, version)),
        Tsv.cell(row, "class"),
        List.of(Tsv.cell(row, "fields").split(",")),
        Tsv.cell(row, "kind"));
  }

  private static Coordinates artefact(Map<String, String> row, String version) {
    return new Coordinates(Tsv.cell(row, "groupId"), Tsv.cell(row, "artifactId"), version);
  }

  /** The reports that are about this. */
  List<Race> among(List<Race> reports) {
    return reports.stream().filter(this::isToldBy).toList();
  }

  /** Whether a report is about this: it names the class and one of the fields. */
  boolean isToldBy(Race race) {
    return fields.stream().anyMatch(field -> isNamed(field, race));
  }

  private boolean isNamed(String field, Race race) {
    int element = field.indexOf(AccessPath.ELEMENT);
    String holder = element < 0 ? field : field.substring(0, element);
    String rest = element < 0 ? "" : field.substring(element);
    return race.location().name().equals(className + "." + holder)
        || (rest.length() > AccessPath.ELEMENT.length() && leadsThrough(field, race))
        || (kind.equals("container") && isInside(holder, race));
  }

  /** Whether the class reaches the memory by a path that ends like this. */
  private boolean leadsThrough(String end, Race race) {
    return isSeenFromClass(race) && text(race).endsWith("." + end);
  }

  /** Whether the memory belongs to the container that a field holds, not to an element of it. */
  private boolean isInside(String holder, Race race) {
    String path = text(race);
    int start = path.indexOf("." + holder + ".");
    return isSeenFromClass(race)
        && start >= 0
        && !path.substring(start, path.length() - 1).contains(AccessPath.ELEMENT + ".");
  }

  private boolean isSeenFromClass(Race race) {
    return race.accesses().stream()
        .allMatch(access -> access.entry().method().className().equals(className));
  }

  private static String text(Race race) {
    return race.path().map(AccessPath::toString).orElse("");
  }
}
