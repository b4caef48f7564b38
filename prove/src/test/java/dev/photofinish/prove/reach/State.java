package dev.photofinish.prove.reach;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a statement is executed in (figure 3.4). Null is an empty optional.
 *
 * @param counts the paper's pi
 * @param environment the paper's rho
 * @param heap the paper's sigma
 */
record State(
    Counts counts,
    Map<Integer, Optional<HeapObject>> environment,
    Map<Cell, Optional<HeapObject>> heap) {

  /** A field of an object. */
  record Cell(HeapObject object, int field) {}

  State {
    environment = Map.copyOf(environment);
    heap = Collections.unmodifiableMap(heap);
  }

  static State empty(int variables, int loops) {
    return new State(
        Counts.zeros(loops),
        IntStream.range(0, variables)
            .boxed()
            .collect(Collectors.toMap(v -> v, v -> Optional.empty())),
        Map.of());
  }

  Optional<HeapObject> variable(int variable) {
    return environment.getOrDefault(variable, Optional.empty());
  }

  Optional<HeapObject> field(HeapObject object, int field) {
    return heap.getOrDefault(new Cell(object, field), Optional.empty());
  }

  State with(Counts newCounts) {
    return new State(newCounts, environment, heap);
  }

  State with(int variable, Optional<HeapObject> object) {
    Map<Integer, Optional<HeapObject>> changed = new HashMap<>(environment);
    changed.put(variable, object);
    return new State(counts, changed, heap);
  }

  State with(Cell cell, Optional<HeapObject> object) {
    Map<Cell, Optional<HeapObject>> changed = new HashMap<>(heap);
    changed.put(cell, object);
    return new State(counts, environment, changed);
  }
}
