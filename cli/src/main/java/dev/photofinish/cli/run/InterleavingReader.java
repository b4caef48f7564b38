package dev.photofinish.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.photofinish.finding.Interleaving;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads back how a race came about, as a JSON report has it. */
final class InterleavingReader {

  private final Map<Integer, String> names = new TreeMap<>();
  private final List<Interleaving.Step> steps = new ArrayList<>();
  private final List<Interleaving.Step> atOnce = new ArrayList<>();

  private InterleavingReader(JsonNode array) {
    array.forEach(
        step -> names.putIfAbsent(step.path("column").asInt(), step.path("thread").asText()));
    List<Integer> columns = new ArrayList<>(names.keySet());
    array.forEach(
        step -> (step.path("atOnce").asBoolean() ? atOnce : steps).add(step(columns, step)));
  }

  /** Nothing if the report has nothing of it. */
  static Optional<Interleaving> read(JsonNode array) {
    return array.isEmpty()
        ? Optional.empty()
        : Optional.of(new InterleavingReader(array).interleaving());
  }

  private static Interleaving.Step step(List<Integer> columns, JsonNode step) {
    return new Interleaving.Step(
        columns.indexOf(step.path("column").asInt()),
        RaceReader.frame(step),
        step.path("did").asText());
  }

  private Interleaving interleaving() {
    if (atOnce.size() != 2) {
      throw new IllegalArgumentException("a race has two accesses at once");
    }
    return new Interleaving(new ArrayList<>(names.values()), steps, atOnce.get(0), atOnce.get(1));
  }
}
