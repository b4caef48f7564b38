package dev.photofinish.ir.selection;

import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Compares what the JVM and the model make of the calls of random hierarchies. */
final class Comparison {

  /** Access control is what the model leaves out. */
  private static final String FORBIDDEN = "IllegalAccessError";

  private final Map<String, Integer> outcomes = new HashMap<>();
  private final List<String> differences = new ArrayList<>();
  private int calls;
  private int departures;

  void add(long seed) throws Exception {
    HierarchySpec hierarchy = RandomHierarchies.withSeed(seed);
    Map<String, byte[]> classFiles = HierarchyWriter.write(hierarchy);
    JvmOutcomes jvm = new JvmOutcomes(classFiles);
    try (Program program = Program.open(ProgramInputs.ofClasses(classFiles))) {
      ModelOutcomes model = new ModelOutcomes(program);
      for (CallSpec call : hierarchy.calls()) {
        for (TypeSpec receiver : hierarchy.receivers(call)) {
          Outcome outcome =
              new Outcome(call, receiver, jvm.run(call, receiver), model.run(call, receiver));
          add(seed, hierarchy, outcome);
        }
      }
    }
  }

  private void add(long seed, HierarchySpec hierarchy, Outcome outcome) {
    calls++;
    outcomes.merge(outcome.jvm().contains("/") ? "a method" : outcome.jvm(), 1, Integer::sum);
    if (outcome.agrees() || outcome.jvm().equals(FORBIDDEN)) {
      return;
    } else if (HotSpotDepartures.explain(hierarchy, outcome)) {
      departures++;
    } else {
      differences.add(describe(seed, hierarchy, outcome));
    }
  }

  private static String describe(long seed, HierarchySpec hierarchy, Outcome outcome) {
    StringBuilder text = new StringBuilder("\nseed " + seed);
    hierarchy.types().forEach(type -> text.append("\n  ").append(type));
    return text.append("\n  ").append(outcome).toString();
  }

  List<String> differences() {
    return differences;
  }

  int count(String outcome) {
    return outcomes.getOrDefault(outcome, 0);
  }

  double shareCompared() {
    return (calls - count(FORBIDDEN) - departures) / (double) calls;
  }

  double shareOfDepartures() {
    return departures / (double) calls;
  }
}
