package dev.photofinish.prove.reach;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A state and types that abstract it, both made at random: where a statement of lemma 3.4 may
 * start.
 *
 * @param running the loops around the statement
 */
record RandomContext(BitSet running, State state, LoopVector vector, TypeEnvironment types) {

  private static final int ITERATIONS = 3;

  /** A context for a program that has some more loops around it. */
  static RandomContext around(WhileProgram program, int around, Random random) {
    int loops = program.loops();
    BitSet running = new BitSet();
    IntStream.range(loops - around, loops).filter(w -> random.nextBoolean()).forEach(running::set);
    State state = state(program, running, random);
    LoopVector vector = vector(loops, random);
    int[] iterations = iterations(vector, state.counts(), random);
    List<HeapType> types =
        IntStream.range(0, program.variables())
            .mapToObj(v -> type(state.variable(v), iterations, random))
            .toList();
    return new RandomContext(running, state, vector, new TypeEnvironment(types));
  }

  private static State state(WhileProgram program, BitSet running, Random random) {
    Counts counts = counts(program.loops(), running, random);
    Map<Integer, Optional<HeapObject>> environment = new HashMap<>();
    Map<State.Cell, Optional<HeapObject>> heap = new HashMap<>();
    for (int v = 0; v < program.variables(); v++) {
      environment.put(v, object(program, random));
      environment
          .get(v)
          .ifPresent(
              object ->
                  heap.put(
                      new State.Cell(object, random.nextInt(program.fields())),
                      object(program, random)));
    }
    return new State(counts, environment, heap);
  }

  private static Counts counts(int loops, BitSet running, Random random) {
    return new Counts(
        IntStream.range(0, loops)
            .mapToObj(w -> (running.get(w) ? 1 : 0) + random.nextInt(ITERATIONS))
            .toList());
  }

  private static Optional<HeapObject> object(WhileProgram program, Random random) {
    Counts counts = counts(program.loops(), new BitSet(), random);
    return random.nextInt(5) == 0
        ? Optional.empty()
        : Optional.of(new HeapObject(random.nextInt(program.sites() + 1), counts));
  }

  /** A loop vector that types all loops (rule 3.18). */
  static LoopVector vector(int loops, Random random) {
    return LoopVector.of(
        Stream.generate(() -> random.nextInt(5) == 0 ? AbstractCount.TOP : AbstractCount.ONE)
            .limit(loops)
            .toArray(AbstractCount[]::new));
  }

  /** For each loop the iteration that a 1 stands for (figure 3.7 (c), clause 3). */
  private static int[] iterations(LoopVector vector, Counts counts, Random random) {
    return IntStream.range(0, vector.size())
        .map(
            w ->
                vector.get(w) == AbstractCount.ONE ? counts.get(w) : 1 + random.nextInt(ITERATIONS))
        .toArray();
  }

  private static HeapType type(Optional<HeapObject> object, int[] iterations, Random random) {
    if (object.isEmpty() && random.nextBoolean()) {
      return HeapType.ofNull(iterations.length);
    }
    Counts counts = object.map(HeapObject::counts).orElseGet(() -> Counts.zeros(iterations.length));
    AbstractSite site =
        random.nextInt(5) == 0
            ? AbstractSite.TOP
            : AbstractSite.of(object.map(HeapObject::site).orElse(0));
    return new HeapType(
        site,
        LoopVector.of(
            IntStream.range(0, iterations.length)
                .mapToObj(w -> count(counts.get(w), iterations[w], random))
                .toArray(AbstractCount[]::new)));
  }

  private static AbstractCount count(int number, int iteration, Random random) {
    if (random.nextInt(4) == 0 || (number != 0 && number != iteration)) {
      return AbstractCount.TOP;
    }
    return number == 0 ? AbstractCount.ZERO : AbstractCount.ONE;
  }
}
