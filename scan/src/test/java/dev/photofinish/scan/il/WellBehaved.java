package dev.photofinish.scan.il;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** Makes states to start a method from, in which nothing points nowhere (definition 5.2). */
final class WellBehaved {

  private static final int MOST_OBJECTS = 4;

  private WellBehaved() {}

  /** Each formal points to an object of its own, whose fields point to itself. */
  static State apart(Program program, Method method) {
    Heap heap = Heap.empty(program.fields());
    Map<String, Integer> formals = new HashMap<>();
    for (String formal : method.formals()) {
      formals.put(formal, heap.size());
      heap = heap.withNew();
    }
    return new State(CallStack.of(formals), heap, 0);
  }

  /** A few objects that point to each other at random; formals may point to the same. */
  static State random(Program program, Method method, Random random) {
    Heap heap = heap(program, 1 + random.nextInt(MOST_OBJECTS), random);
    Map<String, Integer> formals = new HashMap<>();
    method.formals().forEach(formal -> formals.put(formal, random.nextInt(heap.size())));
    return new State(CallStack.of(formals), heap, 0);
  }

  private static Heap heap(Program program, int size, Random random) {
    Heap heap = Heap.empty(program.fields());
    for (int i = 0; i < size; i++) {
      heap = heap.withNew();
    }
    for (int i = 0; i < size; i++) {
      for (String field : program.fields()) {
        heap = heap.with(new Address(i, field), random.nextInt(size));
      }
    }
    return heap;
  }
}
