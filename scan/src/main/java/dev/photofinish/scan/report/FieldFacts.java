package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.FieldOrigin;
import dev.photofinish.scan.domain.FieldOrigin.Origin;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Summary;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What fields hold, from all that all methods put into them. */
final class FieldFacts {

  private final Map<Step.Field, Set<Origin>> origins = new HashMap<>();

  FieldFacts(Summary[] summaries) {
    for (Summary summary : summaries) {
      for (FieldOrigin origin : summary.origins()) {
        if (origin.origin() != FieldOrigin.Plain.NOTHING) {
          origins
              .computeIfAbsent(origin.field(), key -> new LinkedHashSet<>(2))
              .add(origin.origin());
        }
      }
    }
  }

  private Set<Origin> of(Step.Field field) {
    return origins.getOrDefault(field, Set.of());
  }

  private boolean only(Step.Field field, Origin wanted) {
    Set<Origin> all = of(field);
    return all.size() == 1 && all.contains(wanted);
  }

  /** Whether what the field holds is safe for many threads by itself. */
  boolean isSafe(Step.Field field) {
    return only(field, FieldOrigin.Plain.SAFE);
  }

  /** Whether the field holds an object that was made for it, so is like no other. */
  boolean isOwnObject(Step.Field field) {
    Set<Origin> all = of(field);
    return !all.isEmpty()
        && all.stream()
            .allMatch(
                origin -> origin instanceof FieldOrigin.Made || origin == FieldOrigin.Plain.SAFE);
  }

  /** Whether the field may hold something of which nothing is known. */
  boolean mayHoldAnything(Step.Field field) {
    return of(field).contains(FieldOrigin.Plain.UNKNOWN);
  }

  /** The classes of all objects that the field ever holds; none if they are not all known. */
  Set<String> classesIn(Step.Field field) {
    Set<String> classes = new HashSet<>();
    for (Origin origin : of(field)) {
      if (!(origin instanceof FieldOrigin.Made made)) {
        return Set.of();
      }
      classes.add(made.type());
    }
    return classes;
  }

  /** Whether the field holds an executor that runs one task at a time. */
  boolean isSerial(Step.Field field) {
    return only(field, FieldOrigin.Plain.SERIAL);
  }

  /** The methods that closures in the field run on the object that has it. */
  List<MethodKey> closures(Step.Field field) {
    return of(field).stream()
        .filter(FieldOrigin.Closure.class::isInstance)
        .map(origin -> ((FieldOrigin.Closure) origin).target())
        .toList();
  }

  /** The read-write lock that the field holds one half of. */
  FieldOrigin.@Nullable HalfOf half(Step.Field field) {
    Set<Origin> all = of(field);
    return all.size() == 1 && all.iterator().next() instanceof FieldOrigin.HalfOf half
        ? half
        : null;
  }
}
