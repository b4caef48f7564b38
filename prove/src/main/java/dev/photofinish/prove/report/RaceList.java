package dev.photofinish.prove.report;

import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.Race;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.race.FieldPairs;
import dev.photofinish.prove.race.Pairs;
import dev.photofinish.prove.race.PossibleRace;
import dev.photofinish.prove.race.Stages;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** All races that are left, told once for each place in memory and pair of lines. */
public final class RaceList {

  /** What makes two races one to a reader; a line that reads and writes is one place. */
  private record Key(Location location, List<Frame> places) {}

  /**
   * A race as it is told.
   *
   * @param objects the abstract objects on whose memory it is
   */
  public record Told(Race race, ObjectSet objects) {}

  /** Writes rather than reads, short ways rather than long ones. */
  private static final Comparator<Told> BETTER =
      Comparator.comparing((Told told) -> told.race.kind(), Comparator.reverseOrder())
          .thenComparingInt(told -> length(told.race))
          .thenComparing(Told::race, Race.REPORT_ORDER);

  private final Locations locations;
  private final RaceWriter writer;
  private final Hidden hidden;
  private final Map<Key, Told> told = new LinkedHashMap<>();
  private int ofPlatform;

  public RaceList(Stages stages, Pairs pairs, Hidden hidden) {
    this.locations = new Locations(stages.points(), hidden);
    this.writer = new RaceWriter(stages, hidden);
    this.hidden = hidden;
    pairs.left().forEach(this::addAll);
  }

  /** How many pairs are not told, as they are on memory of the platform's own. */
  public int ofPlatform() {
    return ofPlatform;
  }

  private void addAll(FieldPairs field) {
    var all = locations.of(field.field(), field.objects());
    if (all.isEmpty()) {
      field.races().forEach(race -> ofPlatform++);
      return;
    }
    if (!locations.dependsOnObject(field.field())) {
      MethodPairs.of(field.races()).forEach(race -> add(race, field));
      return;
    }
    // What is found for one object need not be a way to another one of another name.
    all.forEach(
        (location, objects) -> {
          FieldPairs part = field.within(objects);
          MethodPairs.of(part.races()).forEach(race -> add(race, part, location));
        });
  }

  private void add(PossibleRace race, FieldPairs field) {
    locations
        .of(race.first().access().field(), race.objects())
        .keySet()
        .forEach(location -> add(race, field, location));
  }

  private void add(PossibleRace possible, FieldPairs field, Location location) {
    if (isAmongCallers(possible)) {
      return;
    }
    Race race = writer.write(possible, field, location);
    told.merge(
        new Key(location, places(race)), new Told(race, possible.objects()), RaceList::better);
  }

  /** What made-up callers do to each other with what a library gave them is not its race. */
  private boolean isAmongCallers(PossibleRace race) {
    return hidden.has(race.first().instance().method().owner())
        && hidden.has(race.second().instance().method().owner());
  }

  private static Told better(Told one, Told other) {
    ObjectSet all = one.objects.copy();
    all.addAll(other.objects);
    return new Told(BETTER.compare(one, other) <= 0 ? one.race : other.race, all);
  }

  /** The places of both, in an order that does not depend on which of them writes. */
  private static List<Frame> places(Race race) {
    return Stream.of(race.first().site(), race.second().site())
        .sorted(
            Comparator.comparing(Frame::file)
                .thenComparingInt(Frame::line)
                .thenComparingInt(Frame::offset)
                .thenComparing(frame -> frame.method().toString()))
        .toList();
  }

  private static int length(Race race) {
    return race.first().stack().size() + race.second().stack().size();
  }

  /** The races in the order of reports. */
  public List<Told> all() {
    return told.values().stream()
        .sorted(Comparator.comparing(Told::race, Race.REPORT_ORDER))
        .toList();
  }
}
