package dev.photofinish.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.AccessPath;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads one race of a JSON report back.
 *
 * <p>A report names memory by one text, whether it is a field, what it holds, or an allocation; the
 * fingerprint tells which it was.
 */
final class RaceReader {

  private final JsonNode node;

  private RaceReader(JsonNode node) {
    this.node = node;
  }

  /** Nothing if no race that can be made of the text has its fingerprint. */
  static Optional<Race> read(JsonNode node) {
    RaceReader reader = new RaceReader(node);
    if (node.path("accesses").size() != 2) {
      throw new IllegalArgumentException("a race has two accesses");
    }
    String fingerprint = node.path("fingerprint").asText();
    return reader.locations().stream()
        .map(reader::race)
        .filter(race -> race.fingerprint().hex().equals(fingerprint))
        .findFirst();
  }

  private List<Location> locations() {
    List<Location> locations = new ArrayList<>();
    String name = node.path("location").asText();
    int dot = name.lastIndexOf('.');
    if (dot > 0) {
      Location.OfField field =
          new Location.OfField(name.substring(0, dot), name.substring(dot + 1));
      locations.add(field);
      locations.add(new Location.OfContents(field));
    }
    // The allocating method's parameters are known if an access is in it.
    for (JsonNode access : node.path("accesses")) {
      for (JsonNode frame : access.path("stack")) {
        locations.add(new Location.OfAllocation(method(frame), line(name)));
      }
    }
    return locations;
  }

  private static int line(String allocation) {
    String line = allocation.substring(allocation.lastIndexOf(':') + 1);
    return line.matches("[0-9]{1,9}") ? Integer.parseInt(line) : 0;
  }

  private Race race(Location location) {
    return new Race(
        location,
        text("path").map(RaceReader::path),
        access(node.path("accesses").get(0)),
        access(node.path("accesses").get(1)),
        text("fix"),
        List.of(evidence()));
  }

  private Evidence evidence() {
    Verdict verdict =
        Verdict.ofLabel(node.path("verdict").asText())
            .orElseThrow(() -> new IllegalArgumentException("no such verdict"));
    Engine engine = Engine.valueOf(node.path("engine").asText().toUpperCase(Locale.ROOT));
    return new Evidence(
        verdict,
        engine,
        texts(node.path("because")),
        text("schedule"),
        InterleavingReader.read(node.path("interleaving")));
  }

  private Optional<String> text(String field) {
    return node.hasNonNull(field) ? Optional.of(node.path(field).asText()) : Optional.empty();
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(each -> texts.add(each.asText()));
    return texts;
  }

  /** {@code this.accounts[].balance}. */
  private static AccessPath path(String text) {
    List<String> steps = new ArrayList<>();
    for (String part :
        text.replace(AccessPath.ELEMENT, "." + AccessPath.ELEMENT).split("\\.", -1)) {
      steps.add(part);
    }
    return new AccessPath(steps.get(0), steps.subList(1, steps.size()));
  }

  private static Access access(JsonNode access) {
    List<Frame> stack = new ArrayList<>();
    access.path("stack").forEach(frame -> stack.add(frame(frame)));
    AccessKind kind = AccessKind.valueOf(access.path("kind").asText().toUpperCase(Locale.ROOT));
    return new Access(kind, access.path("thread").asText(), texts(access.path("locks")), stack);
  }

  static Frame frame(JsonNode frame) {
    return new Frame(method(frame), frame.path("file").asText(), frame.path("line").asInt());
  }

  private static MethodName method(JsonNode frame) {
    return MethodName.of(frame.path("class").asText(), frame.path("method").asText());
  }
}
