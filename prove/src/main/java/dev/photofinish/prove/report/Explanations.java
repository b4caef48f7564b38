package dev.photofinish.prove.report;

import dev.photofinish.finding.Location;
import dev.photofinish.finding.Section;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.race.FieldPairs;
import dev.photofinish.prove.race.Pairs;
import dev.photofinish.prove.race.Stages;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Finds the memory that a reader asks about, and has it explained. */
public final class Explanations {

  /** Some memory with all pairs of accesses to it, found when they are asked for. */
  private record Asked(Location location, Supplier<FieldPairs> pairs) {}

  private final Map<String, List<Asked>> byName = new TreeMap<>();
  private final Explanation explanation;

  public Explanations(Stages stages, Pairs pairs, Hidden hidden) {
    this.explanation = new Explanation(stages.points(), hidden);
    Locations locations = new Locations(stages.points(), hidden);
    for (ProgramField field : pairs.fields()) {
      FieldPairs all = pairs.of(field);
      ObjectSet objects = new ObjectSet();
      all.points().forEach(point -> objects.addAll(point.objects()));
      locations
          .of(field, objects)
          .forEach(
              (location, some) -> {
                boolean isPart = locations.dependsOnObject(field);
                add(location, () -> isPart ? all.within(some) : all);
              });
    }
  }

  private void add(Location location, Supplier<FieldPairs> pairs) {
    byName
        .computeIfAbsent(location.name(), none -> new ArrayList<>())
        .add(new Asked(location, pairs));
  }

  /** The names of all memory that has pairs of accesses with a write. */
  public SortedSet<String> names() {
    return new TreeSet<>(byName.keySet());
  }

  /** The names that a reader may mean by what he wrote: all of it, or its end. */
  public List<String> meant(String written) {
    return byName.containsKey(written)
        ? List.of(written)
        : byName.keySet().stream()
            .filter(name -> name.endsWith("." + written) || name.endsWith("$" + written))
            .toList();
  }

  /** What there is to say of some memory. */
  public List<Section> of(String name) {
    return byName.getOrDefault(name, List.of()).stream()
        .sorted(Comparator.comparing(asked -> asked.location.stableName()))
        .map(asked -> explanation.of(asked.location, asked.pairs.get()))
        .toList();
  }
}
